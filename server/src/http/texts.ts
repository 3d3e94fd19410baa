/** The page that says what is wrong where no other can be shown. */
export const errorPageTexts = {
  documentTitle: (title: string) => `${title} - Cortado`,
  home: 'Back to Home',
};

/** Why a request cannot be read. */
export const requestTexts = {
  emptyBody: 'The body is empty.',
  notJson: 'The body is not valid JSON.',
  otherLength: 'The body has another length than it says.',
  badAddress: 'The address is not valid.',
  badCharacters: 'There are characters in this text that cannot be kept.',
  badValue: 'Missing, or not of the kind asked for.',
};
