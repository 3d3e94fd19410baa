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

/** Whether a failure means that the database cannot do it now, and may later. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause, message } = error as { code?: unknown; cause?: unknown; message?: unknown };
  if (typeof code === 'string' && CODES.test(code)) return true;
  if (typeof message === 'string' && MESSAGES.test(message)) return true;
  return cause !== error && isAway(cause);
}
