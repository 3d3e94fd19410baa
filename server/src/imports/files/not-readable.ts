import { AppError } from '../../errors.ts';

/** A file that as a whole is none of ours. */
export function notReadable(message: string): AppError {
  return new AppError('INVALID_REQUEST', { message, fields: { content: message } });
}
