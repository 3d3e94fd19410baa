export const yoursAlready = 'You look after this cafe already.';
export const owned = 'Yours to look after';
export const noted = 'An admin decides now, and sees that you read this mailbox.';
export const requested = 'We have your request. You get a mail.';
export const requestedUnconfirmed =
  'We have your request. Please confirm your email address: then you get a mail.';
export const removed = 'The owner was removed.';
export const noCodeLeft = 'That was the last try. Please ask for a new code.';
export const wrongCode = (left: number) =>
  `That is not the code. ${left === 1 ? '1 try' : `${left} tries`} left.`;
