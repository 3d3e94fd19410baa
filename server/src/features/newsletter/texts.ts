export const asked =
  'Thank you. Please look in your mail: unless you get it already, a link to confirm is on its way.';
export const confirmed = 'Thank you. You are on the list.';
export const unsubscribed = 'You are off the list, and your address is forgotten.';
