import type { OpenInterval } from '@cortado/contract';
import type { OpenAt } from '@cortado/contract/open-at';
import { openSpan } from '@cortado/contract/open-span';

const minuteOf = (local: string) => Date.parse(`${local}Z`) / 60_000;

/**
 * The time that a cafe's row speaks of, by its own clock as 'YYYY-MM-DDTHH:MM': the minute that is asked for, or the first one in which it
 * is open, of a longer time. Null for now.
 * @param now what the clock shows
 */
export function askedTime(
  openAt: OpenAt,
  now: string,
  hours: readonly OpenInterval[] | null,
): string | null {
  if (openAt === 'now' || openAt === '24h') return null;
  const { from, to } = openSpan(openAt, minuteOf(now));
  const begins = new Date(from * 60_000).toISOString().slice(0, now.length);
  const open = hours?.find((one) => minuteOf(one.from) < to && minuteOf(one.to) > from);
  const asked = open && open.from > begins ? open.from : begins;
  const isLonger = to > from + 1;
  return asked === now || (isLonger && !open) ? null : asked;
}
