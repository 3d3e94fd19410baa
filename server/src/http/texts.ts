/** The page that says what is wrong where no other can be shown. */
export const errorPageDocumentTitle = (title: string) => `${title} - Cortado`;
export const errorPageHome = 'Back to Home';

/** Why nothing can be written, reads of a member's own things included. */
export const diskFull = 'Server storage is full. Please try again later.';

/** Why a request cannot be read. */
export const requestEmptyBody = 'The body is empty.';
export const requestNotJson = 'The body is not valid JSON.';
export const requestOtherLength = 'The body’s length does not match its Content-Length.';
export const requestBadAddress = 'The address is not valid.';
export const requestBadCharacters = 'This text contains characters that can’t be saved.';
export const requestBadValue = 'Missing or of the wrong type.';
