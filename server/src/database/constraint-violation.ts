function violatedConstraint(error: unknown, code: string): string | null {
  const cause = (error as { cause?: unknown }).cause ?? error;
  const failure = cause as { code?: string; constraint?: string };
  return failure.code === code ? (failure.constraint ?? '') : null;
}

/** The name of the unique constraint that a write violated; null for any other error. */
export const uniqueViolation = (error: unknown) => violatedConstraint(error, '23505');

/** The name of the foreign key that a write violated; null for any other error. */
export const foreignKeyViolation = (error: unknown) => violatedConstraint(error, '23503');
