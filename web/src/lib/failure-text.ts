import { ApiError, errorText, fieldText } from './api.ts';

interface FailureTexts {
  /** Where the server said nothing. */
  silent: () => string;
  /** Where its answer could not be read; as `silent` unless given. */
  unreadable?: () => string;
  /** Status → text instead of whatever the server said; 0 is for no answer at all. */
  statuses?: Readonly<Record<number, () => string>>;
}

/** What a screen says about a failure: the server's words, else its own. */
export function failureText(
  error: unknown,
  { silent, unreadable = silent, statuses = {} }: FailureTexts,
): string {
  if (!(error instanceof ApiError)) return unreadable();
  return statuses[error.status]?.() ?? (error.message || silent());
}

/** What the server says of a failure as a whole; null where it speaks of one of the fields. */
export const otherText = (error: Error | null, ...fields: string[]): string | null =>
  error && !fields.some((field) => fieldText(error, field)) ? errorText(error) : null;
