import type { Cafe, OpenInterval } from '@cortado/contract';
import type { OpenAt } from '@cortado/contract/open-at';
import { localTime, openState, openStateAt } from '../../../lib/open-state.ts';
import { OpenLine } from '../../../ui/OpenLine.tsx';
import { openSpan } from '@cortado/contract/open-span';

const minuteOf = (local: string) => Date.parse(`${local}Z`) / 60_000;

/**
 * The time that a cafe's row is about, in its time zone as 'YYYY-MM-DDTHH:MM': the requested minute, or the first one in which it
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

/** Whether a cafe is open at the requested time. */
export function OpenLineAt({ cafe, openAt }: { cafe: Cafe; openAt: OpenAt }) {
  return (
    <OpenLine
      cafe={cafe}
      stateOf={(hours, now) => {
        const asked = askedTime(openAt, localTime(now, cafe.timeZone), cafe.hours);
        return asked === null ? openState(hours, now) : openStateAt(hours, asked);
      }}
    />
  );
}
