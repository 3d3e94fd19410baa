export const thanks = 'Thank you. It counts once others say the same.';
export const confirmed = 'Thank you. This is confirmed now.';
