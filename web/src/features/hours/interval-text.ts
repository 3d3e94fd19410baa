import { clockTime } from '@cortado/contract/clock';
import * as texts from '#messages/hours';
import type { Interval } from '@cortado/contract/week';
import { isAllDay } from './week.ts';

/** '7:00 AM–9:00 PM' */
export function intervalText(interval: Interval): string {
  if (isAllDay(interval)) return texts.allDay();
  return texts.range({ begin: clockTime(interval.from), end: clockTime(interval.to) });
}
