import { DrizzleQueryError } from 'drizzle-orm';

interface CauseDescription {
  type: string;
  message: string;
  code?: string;
}

/** A type, not an interface: the logger wants it open to any key. */
export type ErrorDescription = CauseDescription & {
  /** What it was caused by, the nearest first. */
  causes?: CauseDescription[];
  stack: string;
};

const MAX_CAUSES = 5;
const MAX_MESSAGE_LENGTH = 1000;
const PASSWORD_IN_URL = /(:\/\/[^\s/@:]*):[^\s/@]+@/g;
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Only where it happened: a stack begins with the message, which may be long and telling. */
function frames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}

/** A peer's words may repeat an address with its password, or whom a mail was for. */
function withoutSecrets(message: string): string {
  return message
    .slice(0, MAX_MESSAGE_LENGTH)
    .replace(PASSWORD_IN_URL, '$1:***@')
    .replace(EMAIL, '***');
}

/** The message of a failed query repeats its parameters — addresses, hashes — so the database's own error stands for it. */
function withoutQuery(error: Error): Error {
  return error instanceof DrizzleQueryError && error.cause ? error.cause : error;
}

/** A host of several addresses fails with an error for each, and no message of its own. */
function messageOf(error: Error): string {
  if (error.message || !(error instanceof AggregateError)) return error.message;
  return error.errors.map((one) => (one instanceof Error ? one.message : String(one))).join('; ');
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

/** What a log may hold of an error: its own words and those of its causes, and where it happened; no secrets, no parameters of a query. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error', stack: '' };
  const told = withoutQuery(error);
  const causes = causesOf(told);
  return {
    ...describeOne(told, error),
    ...(causes.length > 0 && { causes }),
    stack: frames(error),
  };
}
