/** The text that is stored for a failure, at most 500 characters. */
export function summarise(error: unknown): string {
  if (!(error instanceof Error)) return 'Unknown error';
  const { code } = error as { code?: string };
  return `${code ? `${code}: ` : ''}${error.message}`.slice(0, 500);
}
