/** A week in minutes: from each even to each odd entry, from Monday on, in order. */
export type Week = readonly number[];

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const DAY_MINUTES = 1440;
const TIME = '(?:[01]\\d|2[0-4]):[0-5]\\d';
const SPAN = `${TIME}-${TIME}`;
const DAY = `(?:${DAYS.join('|')})`;
const DAY_LIST = `${DAY}(?:-${DAY})?(?:,${DAY}(?:-${DAY})?)*`;
const RULE = new RegExp(`^(?:(${DAY_LIST}) )?(${SPAN}(?:,${SPAN})*|off)$`);

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function daysOf(list: string): number[] {
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map((day) => DAYS.indexOf(day));
    const count = ((last - first + 7) % 7) + 1;
    return Array.from({ length: count }, (_, at) => (first + at) % 7);
  });
}

/**
 * Reads the simplest hours, as most are: rules of weekdays and times within a day. It takes some microseconds, where the package
 * takes milliseconds to tell the same.
 * @returns null for any other text
 */
export function plainWeek(text: string): Week | null {
  const week: number[][] = DAYS.map(() => []);
  for (const [at, rule] of text.split(/; ?/).entries()) {
    const [, days, times] = RULE.exec(rule) ?? [];
    // A later rule of all days adds to the earlier ones, as one of some days does not.
    if (times === undefined || (days === undefined && at > 0)) return null;
    const spans =
      times === 'off' ? [] : times.split(',').map((span) => span.split('-').map(toMinutes));
    let last = 0;
    for (const [from = 0, to = 0] of spans) {
      // In order, without meeting each other or midnight.
      if (from < last || from >= to || to >= DAY_MINUTES) return null;
      last = to + 1;
    }
    for (const day of days === undefined ? week.keys() : daysOf(days)) week[day] = spans.flat();
  }
  return week.flatMap((spans, day) => spans.map((minute) => day * DAY_MINUTES + minute));
}
