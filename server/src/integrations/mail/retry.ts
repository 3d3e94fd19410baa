const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The waits between the attempts of a mail: short at first, then longer, for about a day. */
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

/** Whether the server has refused this mail permanently, as opposed to all mail or temporarily. */
export function isRefused(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpError;
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** The text that is stored for a failure, at most 500 characters. */
export function summarise(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  const { code } = error as SmtpError;
  return `${code ? `${code}: ` : ''}${error.message}`.slice(0, 500);
}
