/**
 * Codes that say "not now": sockets (node), connections (08), full disk, memory or connections (53),
 * serialization failures and deadlocks (40), a cancelled statement (57014), shutdown and start (57P0x).
 */
const CODES =
  /^(ECONN|EPIPE|ENOENT$|ENOTFOUND$|EAI_AGAIN$|ENET|EHOST|ETIMEDOUT$|08|53[123]00|40001|40P01|57014|57P0)/;

/** What `pg` says of lost, half-made and silent connections, which carry no code. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)/;

/** The database did not answer in the time a request has. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/** Whether a failure, or one that caused it, has such a code. */
export function hasCode(error: unknown, codes: RegExp): boolean {
  return isCausedBy(error, ({ code }) => typeof code === 'string' && codes.test(code));
}

/** Whether a failure means that the database cannot do it now, and may later. */
export function isAway(error: unknown): boolean {
  return (
    hasCode(error, CODES) ||
    isCausedBy(
      error,
      (one) =>
        one instanceof DatabaseAway ||
        (typeof one.message === 'string' && MESSAGES.test(one.message)),
    )
  );
}

type Failure = { code?: unknown; message?: unknown; cause?: unknown };

function isCausedBy(error: unknown, test: (failure: Failure) => boolean): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { cause } = error as Failure;
  return test(error) || (cause !== error && isCausedBy(cause, test));
}
