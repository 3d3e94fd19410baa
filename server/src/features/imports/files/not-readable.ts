import { fieldError, type AppError } from '../../../core/errors.ts';
import * as texts from '../texts.ts';

const MAX_ROWS = 50_000;

/** @throws AppError INVALID_REQUEST where a file has more rows than are taken at once */
export function requireFewRows(count: number): void {
  if (count > MAX_ROWS) throw notReadable(texts.fileTooManyRows(MAX_ROWS));
}

/** A file that as a whole is none of ours. */
export function notReadable(message: string): AppError {
  return fieldError('content', 'INVALID_REQUEST', message);
}
