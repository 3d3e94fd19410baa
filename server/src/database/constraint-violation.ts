function broken(error: unknown, code: string): string | null {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const found = cause as { code?: string; constraint?: string };
  return found.code === code ? (found.constraint ?? '') : null;
}

/** The unique constraint that a write broke; null where something else went wrong. */
export const uniqueViolation = (error: unknown) => broken(error, '23505');

/** The foreign key that a write broke; null where something else went wrong. */
export const foreignKeyViolation = (error: unknown) => broken(error, '23503');
