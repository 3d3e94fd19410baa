import { DESCRIPTION_MIN, DESCRIPTION_SHORT, type CafeStatus } from '@cortado/contract';
import { AppError } from '../../core/errors.ts';

/** A draft may have nothing to say yet; a published cafe may not. */
export function mayHaveStatus(status: CafeStatus, description: string): boolean {
  return status !== 'published' || description.trim().length >= DESCRIPTION_MIN;
}

/** Why a cafe cannot be published. */
export function tooShortToPublish(): AppError {
  return new AppError('INVALID_REQUEST', {
    message: DESCRIPTION_SHORT,
    fields: { description: DESCRIPTION_SHORT },
  });
}
