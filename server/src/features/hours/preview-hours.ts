import type { HoursPreview, HoursPreviewRequest } from '@cortado/contract';
import { cafeHours } from '../../hours/cafe-hours.ts';
import { checkHours } from '../../hours/check-hours.ts';
import { hoursWarnings } from '../../hours/hours-warnings.ts';

/** How a text would appear as the hours of a cafe at a position; an empty one means unknown. */
export function previewHours(
  { text, latitude, longitude }: HoursPreviewRequest,
  now: Date,
): HoursPreview {
  const hours = text.trim();
  const error = hours === '' ? null : checkHours(text);
  const warnings = error || hours === '' ? [] : hoursWarnings(hours);
  return { error, warnings, ...cafeHours(error ? '' : hours, { latitude, longitude }, now) };
}
