import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../http/services.ts';

/** Every answer is promised within five seconds; what is not done by then is broken off. */
const REQUESTS_MS = 5000;
const EVERYTHING_MS = 10_000;
const IDLE_CHECK_MS = 50;

/**
 * On the first signal it drains: it still answers while the balancer is sent elsewhere. Then it shuts down
 * cleanly, within seconds even if something hangs. A second signal ends it at once.
 */
export function endOnSignals(
  app: FastifyInstance,
  { logger, ending, settings }: Pick<Services, 'logger' | 'ending' | 'settings'>,
  close: () => Promise<void>,
): void {
  const end = async () => {
    if (ending.signal.aborted) process.exit(1);
    ending.abort();
    await sleep(settings.DRAIN_SECONDS * 1000);
    // A connection whose last answer was under way stays open after it.
    setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS).unref();
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
