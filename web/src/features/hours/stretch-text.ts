import { clockTime } from '@cortado/contract/clock';
import * as texts from './texts.tsx';
import { isAllDay, type Stretch } from './week.ts';

/** '7:00 AM–9:00 PM' */
export function stretchText(stretch: Stretch): string {
  if (isAllDay(stretch)) return texts.allDay;
  return texts.range(clockTime(stretch.from), clockTime(stretch.to));
}
