import { DESCRIPTION_MIN, DESCRIPTION_SHORT, type CafeStatus } from '@cortado/contract';
import { AppError } from '../errors.ts';

/** A draft may have nothing to say yet; a published cafe may not. */
export function isPublishable(description: string): boolean {
  return description.trim().length >= DESCRIPTION_MIN;
}

/** @throws AppError INVALID_REQUEST where a cafe would be published without a description */
export function requirePublishable(status: CafeStatus, description: string): void {
  if (status !== 'published' || isPublishable(description)) return;
  throw new AppError('INVALID_REQUEST', {
    message: DESCRIPTION_SHORT,
    fields: { description: DESCRIPTION_SHORT },
  });
}
