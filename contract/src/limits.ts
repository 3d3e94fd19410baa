/** The longest review, in UTF-16 units. */
export const REVIEW_MAX = 2000;
