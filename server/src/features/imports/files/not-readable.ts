import { fieldError, type AppError } from '../../../core/errors.ts';

/** A file that as a whole is none of ours. */
export function notReadable(message: string): AppError {
  return fieldError('content', 'INVALID_REQUEST', message);
}
