export const asked =
  'Thank you. Unless you’re already subscribed, we’ve emailed you a link to confirm.';
export const confirmed = 'Thank you. You’re subscribed.';
export const unsubscribed = 'You’re unsubscribed, and we’ve deleted your address from the list.';
