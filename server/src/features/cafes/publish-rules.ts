import { DESCRIPTION_MIN, DESCRIPTION_SHORT, type CafeStatus } from '@cortado/contract';
import { AppError } from '../../core/errors.ts';

/** Whether a cafe may have a status: a published one needs a description. */
export function mayHaveStatus(status: CafeStatus, description: string): boolean {
  return status !== 'published' || description.trim().length >= DESCRIPTION_MIN;
}

/** The error for a description that is too short to publish. */
export function tooShortToPublish(): AppError {
  return new AppError('INVALID_REQUEST', {
    message: DESCRIPTION_SHORT,
    fields: { description: DESCRIPTION_SHORT },
  });
}
