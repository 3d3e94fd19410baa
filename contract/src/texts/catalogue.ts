export const ratingTexts = {
  required: 'Please select a rating',
  invalid: 'Invalid rating data',
};

export const queryTexts = {
  tooManyValues: 'Too many values.',
  notNumber: 'Must be a number.',
  notWhole: 'Must be a whole number.',
  outOfRange: (low: number, high: number) => `Must be from ${low} to ${high}.`,
  notBbox: 'Must be west,south,east,north in degrees.',
};
