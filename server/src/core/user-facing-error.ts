/** A failure that is printed as one plain sentence, without a stack. */
export class UserFacingError extends Error {
  override name = 'UserFacingError';
}

/** What is printed of a failure: the sentence, or of any other error its stack. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof UserFacingError ? error.message : (error.stack ?? error.message);
}
