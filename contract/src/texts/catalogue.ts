export const ratingRequired = 'Please select a rating';
export const ratingInvalid = 'Invalid rating data';

export const queryTooManyValues = 'Too many values.';
export const queryNotNumber = 'Must be a number.';
export const queryNotWhole = 'Must be a whole number.';
export const queryOutOfRange = (low: number, high: number) => `Must be from ${low} to ${high}.`;
export const queryNotBbox = 'Must be west,south,east,north in degrees.';
export const queryNotOpenAt = 'Must be now, or a weekday and a time like mon-0730.';
