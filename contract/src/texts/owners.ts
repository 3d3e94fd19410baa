export const mailboxRequired = 'Please enter the part before the @';
export const mailboxInvalid = 'Please enter only the part before the @';
export const codeRequired = 'Please enter the 6-digit code';
export const noteRequired = 'Please tell us how we can verify this';
