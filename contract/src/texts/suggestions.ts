export const reportEmpty = 'Please tell us what is wrong';
export const reasonRequired = 'Please say why in a line';
