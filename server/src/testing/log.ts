import { createLogger, type Logger } from '../core/logger.ts';

export interface LogLine {
  level: number;
  msg: string;
  [key: string]: unknown;
}

/** The product's own logger, and the lines it has written. */
export function collectLog(): { logger: Logger; lines: LogLine[] } {
  const lines: LogLine[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as LogLine);
  return { logger: createLogger({ write }), lines };
}
