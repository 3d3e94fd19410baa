import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

export type { Logger } from 'pino';

/** The process's one log: a JSON line for each event, security events as `info`. */
export function createLogger(destination: DestinationStream = process.stderr): Logger {
  return pino(
    { level: 'info', base: { pid: process.pid }, serializers: { err: describeError } },
    destination,
  );
}

export const silentLogger: Logger = pino({ enabled: false });
