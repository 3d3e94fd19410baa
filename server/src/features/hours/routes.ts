import type { HoursPreview, HoursPreviewRequest } from '@cortado/contract';
import type { FastifyInstance } from 'fastify';
import { TokenBuckets } from '../../auth/throttling/token-buckets.ts';
import { cafeHours } from '../../hours/cafe-hours.ts';
import { checkHours } from '../../hours/check-hours.ts';
import { hoursWarnings } from '../../hours/hours-warnings.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';

/** How a text would appear as the hours of a cafe at a position; an empty one means unknown. */
function previewHours({ text, latitude, longitude }: HoursPreviewRequest, now: Date): HoursPreview {
  const hours = text.trim();
  const error = hours === '' ? null : checkHours(text);
  const warnings = error || hours === '' ? [] : hoursWarnings(hours);
  return { error, warnings, ...cafeHours(error ? '' : hours, { latitude, longitude }, now) };
}

/** As often as an editor asks while somebody types. */
const PREVIEWS = { perSecond: 2, burst: 60 };

export function hoursRoutes(app: FastifyInstance, services: Services): void {
  const previews = new TokenBuckets(PREVIEWS, services.now);
  route(app, services, 'previewHours', ({ client }, { body }) => {
    previews.take(client.ip);
    return previewHours(body, services.now());
  });
}
