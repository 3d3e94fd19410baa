/** The unique constraint that a write broke; null where something else went wrong. */
export function brokenUnique(error: unknown): string | null {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const { code, constraint } = cause as { code?: string; constraint?: string };
  return code === '23505' ? (constraint ?? '') : null;
}
