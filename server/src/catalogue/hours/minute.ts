import { openSpan, type OpenAt } from '@cortado/contract';
import { Minute, NOW, type OpenTime } from '@cortado/search/schedules/minute';
import { MINUTE_MS } from '../../core/durations.ts';
import { toWall } from '../../hours/time-zone.ts';

const readClock = (minute: number, timeZone: string): number =>
  Math.floor(toWall(minute * MINUTE_MS, timeZone) / MINUTE_MS);

/** The minute of a time. */
export const minuteAt = (time: Date): Minute =>
  Minute.at(Math.floor(time.getTime() / MINUTE_MS), readClock);

/** What a query asks for by `openAt`. */
export const openTimeOf = (openAt: OpenAt): OpenTime =>
  openAt === 'now'
    ? NOW
    : {
        key: openAt,
        isThroughout: openAt === '24h',
        spanAt: (wall) => openSpan(openAt, wall),
      };
