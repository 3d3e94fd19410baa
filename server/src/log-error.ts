import { describeError } from './describe-error.ts';

/** Logs what went wrong beside any request, in the shape of the request log. */
export function logError(error: unknown): void {
  const err = describeError(error);
  const line = { level: 50, time: Date.now(), pid: process.pid, err, msg: err.message };
  process.stderr.write(`${JSON.stringify(line)}\n`);
}
