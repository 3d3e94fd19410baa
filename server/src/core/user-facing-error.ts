/** A failure told to the person who starts the program: one plain sentence and no stack. */
export class UserFacingError extends Error {
  override name = 'SentenceError';
}
