/** How many favorites a member can have: as many as a list answers whole. */
export const MAX_FAVORITES = 2000;
/** How many cafes a member can rate, for the same reason. */
export const MAX_RATINGS = 2000;
/** The longest review, in UTF-16 units. */
export const MAX_REVIEW_LENGTH = 2000;
/** How many cafes can be given a status at once. */
export const MAX_STATUS_CHANGES = 5000;
/** The longest hours of a cafe, in UTF-16 units. */
export const MAX_HOURS_LENGTH = 1000;
/** How many parts they can have: the text between commas and semicolons. */
export const MAX_HOURS_PARTS = 100;
/** How long a change by an admin can be undone. */
export const UNDO_DAYS = 30;
/** The longest note to an admin, and from one, in UTF-16 units. */
export const MAX_NOTE_LENGTH = 1000;
/** The largest file of a photo. */
export const MAX_PHOTO_BYTES = 12 * 1024 * 1024;
export const MAX_PHOTO_MEGAPIXELS = 50;
export const MIN_PHOTO_WIDTH = 800;
/** How many photos a cafe can have. */
export const MAX_PHOTOS = 12;
/** The longest alternative text of a photo, in UTF-16 units. */
export const MAX_ALT_LENGTH = 300;
export const MAX_CREDIT_LENGTH = 100;
/** As much of a file as is needed to recognize its columns, in UTF-16 units. */
export const MAX_FILE_HEAD = 200_000;
