/** The page that says what is wrong where no other can be shown. */
export const errorPageDocumentTitle = (title: string) => `${title} - Cortado`;
export const errorPageHome = 'Back to Home';

/** Why nothing can be written, reads of a member's own things included. */
export const diskFull = 'The server’s disk is full. Please try again later.';

/** Why a request cannot be read. */
export const requestEmptyBody = 'The body is empty.';
export const requestNotJson = 'The body is not valid JSON.';
export const requestOtherLength = 'The body has another length than it says.';
export const requestBadAddress = 'The address is not valid.';
export const requestBadCharacters = 'There are characters in this text that cannot be kept.';
export const requestBadValue = 'Missing, or not of the kind asked for.';
