export const yoursAlready = 'You already manage this café.';
export const owned = 'You now manage this café';
export const noted = 'An admin will decide, and can see that you have access to this mailbox.';
export const requested = 'Request sent. We’ll email you when it’s reviewed.';
export const requestedUnconfirmed =
  'Request sent. Please confirm your email address so we can email you when it’s reviewed.';
export const removed = 'The owner was removed.';
export const noCodeLeft = 'That was your last try. Send a new code.';
export const wrongCode = (left: number) =>
  `Incorrect code. ${left === 1 ? '1 try' : `${left} tries`} left.`;
