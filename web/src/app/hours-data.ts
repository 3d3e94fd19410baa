import type { Cafe, OpenInterval } from '@cortado/contract';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** As search engines take a day without a break. */
const WHOLE_DAY = { opens: '00:00', closes: '23:59' };
/** As they take a day on which it is closed. */
const CLOSED = { opens: '00:00', closes: '00:00' };

interface Part {
  date: string;
  opens: string;
  closes: string;
}

/** An interval, at midnights parted if it is longer than a day. */
function partsOf({ from, to }: OpenInterval): Part[] {
  const [begin, end] = [Date.parse(`${from}Z`), Date.parse(`${to}Z`)];
  const parts: Part[] = [];
  for (let at = begin; at < end;) {
    const midnight = Math.floor(at / DAY_MS + 1) * DAY_MS;
    const next = end - begin > DAY_MS ? Math.min(midnight, end) : end;
    const [date = '', opens = ''] = new Date(at).toISOString().split(/[T.]/);
    const closes = new Date(next).toISOString().slice(11, 16);
    const times = next - at === DAY_MS ? WHOLE_DAY : { opens: opens.slice(0, 5), closes };
    parts.push({ date, ...times });
    at = next;
  }
  return parts;
}

const SPECIFICATION = { '@type': 'OpeningHoursSpecification' };

/** The usual week: its days by the times that they have in common. */
function usualWeek(parts: readonly Part[]): object[] {
  const days = new Map<string, Set<string>>();
  for (const { date, opens, closes } of parts) {
    const times = `${opens} ${closes}`;
    const weekday = WEEKDAYS[new Date(date).getUTCDay()]!;
    days.set(times, (days.get(times) ?? new Set()).add(weekday));
  }
  return [...days].map(([times, dayOfWeek]) => {
    const [opens, closes] = times.split(' ');
    return { ...SPECIFICATION, dayOfWeek: [...dayOfWeek], opens, closes };
  });
}

/** The hours of a cafe as structured data: those that are known, never typical ones. */
export function hoursData({
  hours,
  exceptions = [],
}: Pick<Cafe, 'hours' | 'exceptions'>): object[] {
  if (!hours) return [];
  const special = new Set(exceptions.map(({ date }) => date));
  const week = hours.flatMap(partsOf).filter(({ date }) => !special.has(date));
  return [
    ...usualWeek(week),
    ...exceptions.flatMap(({ date, intervals }) => {
      const parts = intervals.length > 0 ? intervals.flatMap(partsOf) : [{ date, ...CLOSED }];
      return parts.map(({ opens, closes }) => ({
        ...SPECIFICATION,
        validFrom: date,
        validThrough: date,
        opens,
        closes,
      }));
    }),
  ];
}
