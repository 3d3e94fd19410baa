/** A failure shown to whoever starts the program as one plain sentence, without a stack. */
export class UserFacingError extends Error {
  override name = 'SentenceError';
}
