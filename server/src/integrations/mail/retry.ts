const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Between the tries of a mail: quickly at first, then slowly for about a day. */
export const WAITS_MS: readonly number[] = [
  SECOND,
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
];

interface SmtpError {
  code?: string;
  responseCode?: number;
}

/** Whether the server has refused this very mail for good, rather than all mail or for now. */
export function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** What is kept of a failure beside its mail. */
export function summarise(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  const { code } = error as SmtpError;
  return `${code ? `${code}: ` : ''}${error.message}`.slice(0, 500);
}
