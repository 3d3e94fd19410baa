/** The longest review, in UTF-16 units. */
export const MAX_REVIEW_LENGTH = 2000;
