import type { FastifyInstance } from 'fastify';
import type { Logger } from '../core/logger.ts';

/** How long open requests may take to end by themselves, and the whole shutdown. */
const REQUESTS_MS = 1000;
const EVERYTHING_MS = 8000;

/** Shuts down cleanly on the first signal, within seconds even if something hangs, and at once on the second. */
export function endOnSignals(
  app: FastifyInstance,
  logger: Logger,
  close: () => Promise<void>,
): void {
  let ending = false;
  const end = async () => {
    if (ending) process.exit(1);
    ending = true;
    setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS).unref();
    setTimeout(() => process.exit(1), EVERYTHING_MS).unref();
    try {
      await close();
    } catch (error) {
      logger.error({ err: error }, 'Stopping failed.');
      process.exit(1);
    }
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end());
}
