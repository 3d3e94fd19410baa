import { DAY_MINUTES } from './minute.ts';

/** From each even to before each odd entry, in minutes. */
export type Spans = Int32Array;

/** When a schedule is open in some days, in minutes of its clock, counted from 1970 as if it were in UTC. */
export interface Evaluated {
  /** The first day, counted from 1970. */
  firstDay: number;
  days: number;
  /** Whether each of its weeks is like every other. */
  isWeekly: boolean;
  open: Spans;
  /** What is not open here may be open, for all that is known. */
  unknown: Spans;
}

/** Whether it says all about some days from one on. */
export const covers = (
  { firstDay, days, isWeekly }: Evaluated,
  day: number,
  count: number,
): boolean => isWeekly || (day >= firstDay && day + count <= firstDay + days);

/** How many minutes a day is after the like one that was evaluated. */
const shiftOf = ({ firstDay, isWeekly }: Evaluated, day: number): number =>
  isWeekly ? Math.floor((day - firstDay) / 7) * 7 * DAY_MINUTES : 0;

/**
 * The spans in some days from one on.
 * One that reaches over midnight at either end has its true end, within a day; a longer one ends with the days.
 */
export function openDays(evaluated: Evaluated, day: number, count: number): Spans {
  const { open } = evaluated;
  const shift = shiftOf(evaluated, day);
  const [begin, end] = [day * DAY_MINUTES - shift, (day + count) * DAY_MINUTES - shift];
  const spans: number[] = [];
  for (let at = 0; at < open.length; at += 2) {
    const [from, to] = [open[at]!, open[at + 1]!];
    if (from >= end || to <= begin) continue;
    spans.push(from <= begin - DAY_MINUTES ? begin + shift : from + shift);
    spans.push(to >= end + DAY_MINUTES ? end + shift : to + shift);
  }
  return Int32Array.from(spans);
}

/** The days from one on whose beginning is unknown, counted from 1970. */
export function unknownDays(evaluated: Evaluated, day: number, count: number): number[] {
  const { unknown } = evaluated;
  if (unknown.length === 0) return [];
  const shift = shiftOf(evaluated, day);
  return Array.from({ length: count }, (_, later) => day + later).filter((one) =>
    isTouched(unknown, one * DAY_MINUTES - shift, one * DAY_MINUTES - shift + 1),
  );
}

/**
 * Whether it is open between two minutes; null where that is unknown.
 * @param isThroughout all the time, rather than at some moment
 */
export function isOpenBetween(
  evaluated: Evaluated,
  from: number,
  to: number,
  isThroughout: boolean,
): boolean | null {
  const { open, unknown } = evaluated;
  const shift = shiftOf(evaluated, Math.floor(from / DAY_MINUTES));
  const [begin, end] = [from - shift, to - shift];
  if (isThroughout ? isFilled(open, begin, end) : isTouched(open, begin, end)) return true;
  return isTouched(unknown, begin, end) ? null : false;
}

/** How many of the ends of spans are not after a minute, by binary search: within a span that is an odd number. */
function endsUntil(spans: Spans, minute: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (spans[middle]! <= minute) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether any of the time between two minutes is within spans. */
function isTouched(spans: Spans, from: number, to: number): boolean {
  const ends = endsUntil(spans, from);
  return ends % 2 === 1 || (ends < spans.length && spans[ends]! < to);
}

/** Whether all of it is. */
function isFilled(spans: Spans, from: number, to: number): boolean {
  let at = from;
  while (at < to) {
    const ends = endsUntil(spans, at);
    if (ends % 2 === 0) return false;
    at = spans[ends]!;
  }
  return true;
}
