const LOOK = 'Thank you. An admin will review it before anything changes.';
export const thanksGuest = LOOK;
export const thanksMember = `${LOOK} You can follow it in your profile.`;
export const sameCafe = 'A café can’t be a duplicate of itself';
export const otherCafeGone = 'This café is no longer listed';
export const nothingTaken = 'Please select at least one change';
export const positionMissing = 'We couldn’t find this address on the map. Please set its position';
export const positionUnknown = (why: string) => `${why} Or set the position yourself`;
