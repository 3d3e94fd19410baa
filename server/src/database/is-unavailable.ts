import { DrizzleQueryError } from 'drizzle-orm';

/**
 * PostgreSQL's codes of temporary failures: connections (08, 53300), serialization failures and deadlocks (40), a cancelled
 * statement (57014), shutdown and start (57P0x), and a server that is read-only, because it is a standby (25006).
 */
const CODES = /^(08|25006|53300|40001|40P01|57014|57P0)/;

/** Codes of any connection, to the database or to something else. */
const NETWORK_CODES = /^(ECONN|EPIPE|ENOTFOUND$|EAI_AGAIN$|ENET|EHOST|ETIMEDOUT$)/;
/** The same, and the code of the embedded database's socket, which is a file. */
const SYSTEM_CODES = new RegExp(`${NETWORK_CODES.source}|^ENOENT$`);

/** Messages of `pg` for lost, half-open and silent connections, which carry no code. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)/;

/** The database did not answer within the time a request has. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

export function hasCode(error: unknown, codes: RegExp): boolean {
  return isCausedBy(error, ({ code }) => typeof code === 'string' && codes.test(code));
}

/** PostgreSQL's code for a full disk; a limit on the size of files has none. */
export const isDiskFull = (error: unknown): boolean => hasCode(error, /^53100$/);

/** Whether its disk is full, or its files may not become larger, which no freed space changes. */
export const isOutOfSpace = (error: unknown): boolean =>
  isDiskFull(error) || hasMessage(error, /: File too large$/);

/** Whether the disk or the memory of the database is full. */
export const isNoRoom = (error: unknown): boolean =>
  hasCode(error, /^53200$/) || isOutOfSpace(error);

/** Marks a failure to connect to the database, which only its code may show, as `DatabaseUnavailable`. */
export const notConnected = (cause: unknown): unknown =>
  hasCode(cause, SYSTEM_CODES)
    ? new DatabaseUnavailable('The database cannot be reached.', { cause })
    : cause;

/** Whether something that others provide cannot be reached: the database, or a mail server. */
export const isUnreachable = (error: unknown): boolean =>
  isUnavailable(error) || hasCode(error, NETWORK_CODES);

/** Whether an error means that the database is unavailable now but may work later: a missing file does not. */
export function isUnavailable(error: unknown): boolean {
  return (
    hasCode(error, CODES) ||
    isNoRoom(error) ||
    (isCausedBy(error, (failure) => failure instanceof DrizzleQueryError) &&
      hasCode(error, SYSTEM_CODES)) ||
    isCausedBy(error, (failure) => failure instanceof DatabaseUnavailable) ||
    hasMessage(error, MESSAGES)
  );
}

/** The result of a read, or the fallback while the database is unavailable. */
export async function orFallback<Result, Fallback>(
  read: Promise<Result>,
  fallback: Fallback,
): Promise<Result | Fallback> {
  try {
    return await read;
  } catch (error) {
    if (isUnavailable(error)) return fallback;
    throw error;
  }
}

const hasMessage = (error: unknown, messages: RegExp): boolean =>
  isCausedBy(error, ({ message }) => typeof message === 'string' && messages.test(message));

type Failure = { code?: unknown; message?: unknown; cause?: unknown };

function isCausedBy(error: unknown, test: (failure: Failure) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { cause } = error as Failure;
  return test(error) || (cause !== error && isCausedBy(cause, test));
}
