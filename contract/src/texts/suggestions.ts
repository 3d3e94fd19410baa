export const reportEmpty = 'Please tell us what’s wrong';
export const reasonRequired = 'Please give a reason';
