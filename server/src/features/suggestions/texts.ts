const LOOK = 'Thank you. An admin looks at it before anything changes.';
export const thanksGuest = LOOK;
export const thanksMember = `${LOOK} Your profile says what became of it.`;
export const sameCafe = 'A cafe is no duplicate of itself';
export const otherCafeGone = 'This cafe is no longer listed';
export const nothingTaken = 'Please take at least one field';
export const positionMissing = 'This address was not found on the map. Please give its position';
export const positionUnknown = (why: string) => `${why} Or give the position yourself`;
