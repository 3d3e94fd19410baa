import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import { openIntervals } from '../../hours/open-intervals.ts';
import { parseHours } from '../../hours/parse-hours.ts';
import type { Schedule } from '../../hours/schedule.ts';
import { plainWeekOf } from './plain-week.ts';

const HOUR = 60;
const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const;
const [SATURDAY, SUNDAY] = [5, 6] as const;
/** What is open before then belongs to the evening before. */
const MORNING = 5 * HOUR;

interface Week {
  /** When it is open, in minutes from Monday 0:00. */
  open: readonly (readonly [from: number, to: number])[];
  /** From Monday. */
  unknownDays: readonly number[];
}

/** Null: unknown. */
const isOpenIn = ({ open, unknownDays }: Week, day: number, from: number, to: number) =>
  open.some(
    ([opens, closes]) => opens < day * MINUTES_OF_DAY + to && closes > day * MINUTES_OF_DAY + from,
  ) || (unknownDays.includes(day) ? null : false);
const isOpenOn = (week: Week, day: number) => isOpenIn(week, day, MORNING, MINUTES_OF_DAY);
const isOpenOnSomeDay = (week: Week, from: number, to: number) => {
  const found = new Set(WEEK_DAYS.map((day) => isOpenIn(week, day, from, to)));
  return found.has(true) || (found.has(null) ? null : false);
};

/** The filter options that follow from hours: the category, and what each value means. */
const CATEGORY = 'open_hours';
const RULES: readonly (readonly [value: string, holds: (week: Week) => boolean | null])[] = [
  ['opens_early', (week) => isOpenOnSomeDay(week, 7 * HOUR - 1, 7 * HOUR)],
  ['open_late', (week) => isOpenOnSomeDay(week, 20 * HOUR, MINUTES_OF_DAY)],
  ['open_saturday', (week) => isOpenOn(week, SATURDAY)],
  ['open_sunday', (week) => isOpenOn(week, SUNDAY)],
];

/** The bits of the rules. */
export const HOURS_RULES: readonly number[] = RULES.map((_, rule) => 1 << rule);

/** The rules that hold in a typical week, as a bit for each, and another bit where that is known. */
export const knownBit = (rule: number) => rule << RULES.length;

/** The bit of an option's rule; undefined for an option that does not follow from hours. */
export function hoursRuleOf(category: string, value: string): number | undefined {
  const rule = RULES.findIndex(([one]) => one === value);
  return category === CATEGORY && rule >= 0 ? 1 << rule : undefined;
}

/** The bit that says that something is known of some day. */
export const ANY_KNOWN = knownBit(1 << RULES.length);

/** Whether a rule is known to hold or not to. @param rule its bit */
export const isTypicalKnown = (typical: number, rule: number): boolean =>
  (typical & knownBit(rule)) !== 0;

/** Mondays of the four seasons. Hours that depend on dates are typical as they are in at least two of these weeks. */
const SEASONS = ['2026-02-02', '2026-05-11', '2026-08-10', '2026-10-19'];

/** None of hours that can't be read. */
function typicalWeeks(schedule: Schedule): Week[] {
  const plain = plainWeekOf(schedule);
  if (plain) {
    const open = plain.week.flatMap((spans, day) =>
      spans.flatMap((from, at): Week['open'] =>
        at % 2 === 0 ? [[day * MINUTES_OF_DAY + from, day * MINUTES_OF_DAY + spans[at + 1]!]] : [],
      ),
    );
    return [{ open, unknownDays: [] }];
  }
  const parsed = schedule.text === '' ? null : parseHours(schedule);
  if (!parsed) return [];
  const isWeekly = schedule.sun === null && parsed.hours.isWeekStable();
  const weeks: Week[] = [];
  for (const monday of isWeekly ? SEASONS.slice(0, 1) : SEASONS) {
    const { hours, unknownDays = [] } = openIntervals(parsed, monday, WEEK_DAYS.length);
    if (!hours) {
      weeks.push({ open: [], unknownDays: WEEK_DAYS });
      continue;
    }
    const minuteOf = (time: string) =>
      (Date.parse(`${time}Z`) - Date.parse(`${monday}T00:00Z`)) / 60_000;
    weeks.push({
      open: hours.map(({ from, to }) => [minuteOf(from), minuteOf(to)]),
      unknownDays: unknownDays.map((date) => minuteOf(`${date}T00:00`) / MINUTES_OF_DAY),
    });
  }
  return weeks;
}

/** What is typical of a schedule's hours: 0 where they are unknown, else `ANY_KNOWN`, and for each rule that is known a bit that says so, and one if it holds. */
export function typicalHours(schedule: Schedule): number {
  const weeks = typicalWeeks(schedule);
  if (weeks.every(({ unknownDays }) => unknownDays.length === WEEK_DAYS.length)) return 0;
  return RULES.reduce((bits, [, holds], rule) => {
    const found = weeks.map(holds);
    if (found.includes(null)) return bits;
    const isTypical = found.filter(Boolean).length * 2 >= weeks.length;
    return bits | knownBit(1 << rule) | (isTypical ? 1 << rule : 0);
  }, ANY_KNOWN);
}
