import { FACTS, type CafeStatus } from '@cortado/contract';
import * as contractTexts from '@cortado/contract/texts/admin';
import { fieldError, type AppError } from '../../core/errors.ts';

/** Whether a cafe may have a status: a published one needs a description. */
export function mayHaveStatus(status: CafeStatus, description: string): boolean {
  return status !== 'published' || description.trim().length >= FACTS.description.least;
}

/** The error for a description that is too short to publish. */
export function tooShortToPublish(): AppError {
  return fieldError('description', 'INVALID_REQUEST', contractTexts.cafeDescriptionShort);
}
