export const mailboxRequired = 'Please type the part before the @';
export const mailboxInvalid = 'This does not look like the part before an @';
export const codeRequired = 'Please type the six digits of the code';
export const noteRequired = 'Please say in a line how we can tell';
