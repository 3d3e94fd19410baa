import { fieldError } from '../../core/errors.ts';
import { checkHours, errorSentence } from '../../hours/check-hours.ts';

/**
 * @param text left out or empty: unknown
 * @param stored the hours of the cafe, which may stay unreadable
 * @param field the path of the form's field in the error
 * @throws AppError INVALID_REQUEST with a sentence that says where hours can't be read
 */
export function refuseUnreadableHours(
  text: string | undefined,
  { stored = '', field = 'openingHours' } = {},
): void {
  if (!text || text === stored) return;
  const error = checkHours(text);
  if (error) throw fieldError(field, 'INVALID_REQUEST', errorSentence(error));
}
