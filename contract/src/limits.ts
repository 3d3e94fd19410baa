/** The longest review, in UTF-16 units. */
export const MAX_REVIEW_LENGTH = 2000;
/** How many cafes can be given a status at once. */
export const MAX_STATUS_CHANGES = 5000;
