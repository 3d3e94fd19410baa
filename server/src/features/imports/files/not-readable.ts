import { AppError } from '../../../core/errors.ts';

/** The most rows of a file: more are several files. */
const MOST_ROWS = 50_000;

/** @throws AppError INVALID_REQUEST where a file has more rows than are taken at once */
export function requireFewRows(count: number): void {
  if (count > MOST_ROWS) throw notReadable('The file has more than 50,000 rows.');
}

/** A file that as a whole is none of ours. */
export function notReadable(message: string): AppError {
  return new AppError('INVALID_REQUEST', { message, fields: { content: message } });
}
