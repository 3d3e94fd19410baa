const LOOK = 'Thank you. An admin will review it before anything changes.';
export const thanksGuest = LOOK;
export const thanksMember = `${LOOK} You can follow it in your profile.`;
