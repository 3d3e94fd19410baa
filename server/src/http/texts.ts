/** The page that says what is wrong where no other can be shown. */
export const errorPageDocumentTitle = (title: string) => `${title} - Cortado`;
export const errorPageHome = 'Back to Home';

export const requestBadValue = 'Missing or of the wrong type.';
