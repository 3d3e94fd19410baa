import { DrizzleQueryError } from 'drizzle-orm';

/** A type, not an interface: the logger wants it open to any key. */
export type ErrorDescription = {
  type: string;
  message: string;
  code?: string;
  stack: string;
};

/** Only where it happened: a stack begins with the message, which may be long and telling. */
function frames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/**
 * What a log may hold of an error. The message of a failed query repeats its parameters — addresses,
 * hashes — so the database's own code and words stand for it, and no details.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error', stack: '' };
  const told = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  const { code } = told as NodeJS.ErrnoException;
  return {
    type: error.name,
    message: told.message,
    ...(code !== undefined && { code }),
    stack: frames(error),
  };
}
