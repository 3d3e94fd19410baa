export const reportEmpty = 'Please tell us what’s wrong';
export const reasonRequired = 'Please explain the reason';
