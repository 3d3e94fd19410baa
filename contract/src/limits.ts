/** The longest review, in UTF-16 units. */
export const MAX_REVIEW_LENGTH = 2000;
/** How many cafes can be given a status at once. */
export const MAX_STATUS_CHANGES = 5000;
/** The longest hours of a cafe, in UTF-16 units. */
export const MAX_HOURS_LENGTH = 1000;
/** How many parts they can have: what stands between commas and semicolons. */
export const MAX_HOURS_PARTS = 100;
/** How long a merge of two cafes can be undone. */
export const MERGE_UNDO_DAYS = 30;
