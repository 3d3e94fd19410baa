import { ApiError } from './api.ts';

interface FailureTexts {
  /** Where the server said nothing. */
  silent: () => string;
  /** Where its answer could not be read; as `silent` unless given. */
  unreadable?: () => string;
  /** Status → text that stands for whatever the server said; 0 is for no answer at all. */
  statuses?: Readonly<Record<number, () => string>>;
}

/** What a screen tells about a failure: the server's words, and its own where there are none. */
export function failureText(
  error: unknown,
  { silent, unreadable = silent, statuses = {} }: FailureTexts,
): string {
  if (!(error instanceof ApiError)) return unreadable();
  return statuses[error.status]?.() ?? (error.message || silent());
}
