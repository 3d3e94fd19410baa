export const owned = 'You now manage this café';
export const noted = 'An admin will decide, and can see that you have access to this mailbox.';
export const requested = 'Request sent. We’ll email you when it’s reviewed.';
export const requestedUnconfirmed =
  'Request sent. Please confirm your email address so we can email you when it’s reviewed.';
export const removed = 'The owner was removed.';
