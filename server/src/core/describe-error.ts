import { DrizzleQueryError } from 'drizzle-orm';

interface CauseDescription {
  type: string;
  message: string;
  code?: string;
}

/** A type alias: unlike an interface, it is assignable to the logger's index signature. */
export type ErrorDescription = CauseDescription & {
  /** The chain of causes, nearest first. */
  causes?: CauseDescription[];
  stack: string;
};

const MAX_CAUSES = 5;
const MAX_MESSAGE_LENGTH = 1000;
const PASSWORD_IN_URL = /(:\/\/[^\s/@:]*):[^\s/@]+@/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Only the stack frames: a stack begins with the message, which may be long and hold secrets. */
function frames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/** Masks what the message of another server may repeat: a password in a URL, an email address. */
function withoutSecrets(message: string): string {
  return message
    .slice(0, MAX_MESSAGE_LENGTH)
    .replace(PASSWORD_IN_URL, '$1:***@')
    .replace(EMAIL, '***');
}

/** Drizzle's message repeats the query's parameters (addresses, hashes), so the database's own error replaces it. */
function withoutQuery(error: Error): Error {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}

/** Connecting to a host with several addresses fails with an error for each, and no message of its own. */
function messageOf(error: Error): string {
  if (error.message || !(error instanceof AggregateError)) return error.message;
  return error.errors
    .map((part) => (part instanceof Error ? part.message : String(part)))
    .join('; ');
}

function describeOne(error: Error, { name } = error): CauseDescription {
  const { code } = error as { code?: unknown };
  return {
    type: name,
    message: withoutSecrets(messageOf(error)),
    ...(typeof code === 'string' && { code }),
  };
}

function causesOf(error: Error): CauseDescription[] {
  const causes: CauseDescription[] = [];
  let next: unknown = error.cause;
  while (next !== undefined && next !== null && causes.length < MAX_CAUSES) {
    if (!(next instanceof Error)) {
      causes.push({ type: typeof next, message: 'Not an error' });
      break;
    }
    const cause = withoutQuery(next);
    causes.push(describeOne(cause, next));
    next = cause.cause;
  }
  return causes;
}

/** What the log may hold of an error: type, code and message of it and its causes, and its stack frames; no secrets, no query parameters. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error', stack: '' };
  const loggable = withoutQuery(error);
  const causes = causesOf(loggable);
  return {
    ...describeOne(loggable, error),
    ...(causes.length > 0 && { causes }),
    stack: frames(error),
  };
}
