import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

export type { Logger } from 'pino';

/** The one log of the process: a JSON line per event; security events have level `info`. */
export function createLogger(destination: DestinationStream = process.stderr): Logger {
  return pino(
    { level: 'info', base: { pid: process.pid }, serializers: { err: describeError } },
    destination,
  );
}

export const silentLogger: Logger = pino({ enabled: false });
