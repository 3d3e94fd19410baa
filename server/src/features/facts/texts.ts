export const thanks = {
  yes: 'Thank you. It counts once others say the same.',
  no: 'Thank you. An admin will check it.',
  unsure: 'Thank you all the same.',
} as const;
export const confirmed = 'Thank you. This is confirmed now.';
