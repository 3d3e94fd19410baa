import { WEEKDAYS, type OpenAt, type Weekday } from '@cortado/contract';
import { clockTime, MINUTES_OF_DAY } from '@cortado/contract/clock';
import { readClock } from './clock-words.ts';
import { readNamedDay, toDate } from './named-days.ts';
import type { Word } from './words.ts';

/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = WEEKDAYS.indexOf('thu');

/** Small words within a time. */
const BETWEEN: ReadonlySet<string> = new Set([
  'on',
  'at',
  'the',
  'around',
  'from',
  'by',
  'this',
  'in',
]);
/** What is before a clock's time, and how a cafe is to be open then. */
const RELATIONS: ReadonlyMap<string, 'until' | 'after' | 'before'> = new Map([
  ['until', 'until'], ['till', 'until'], ['til', 'until'], ['after', 'after'], ['past', 'after'], ['before', 'before'],
]); // prettier-ignore
/** From when to when the parts of a day are. */
const PARTS: ReadonlyMap<string, readonly [from: number, to: number]> = new Map([
  ['morning', [6 * 60, 12 * 60]], ['afternoon', [12 * 60, 18 * 60]], ['evening', [18 * 60, MINUTES_OF_DAY]], ['night', [18 * 60, MINUTES_OF_DAY]],
]); // prettier-ignore
const HALF_DAY = MINUTES_OF_DAY / 2;
const LATE: readonly [number, number] = [20 * 60, MINUTES_OF_DAY];
/** This moment, the longest first. */
const NOW = [['open', 'right', 'now'], ['right', 'now', 'open'], ['open', 'now'], ['now', 'open'], ['right', 'now']]; // prettier-ignore
/** Without a break. */
const ALL_HOURS = [['24', 'hours'], ['24', 'hour'], ['24', 'hrs'], ['24', 'h'], ['24h'], ['24hrs'], ['24', '7'], ['around', 'the', 'clock'], ['round', 'the', 'clock']]; // prettier-ignore
const FULL_NAMES: Readonly<Record<Weekday, string>> = { mon: 'monday', tue: 'tuesday', wed: 'wednesday', thu: 'thursday', fri: 'friday', sat: 'saturday', sun: 'sunday' }; // prettier-ignore
const DAY = /^(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(days?)?$/;

type Day =
  /** `isNamed`: by its own name, not as today or tomorrow. */
  { weekday: Weekday; isNamed: boolean } | 'weekend' | { date: string };

/** A time as far as it has been read, in minutes. */
interface Reading {
  day: Day | null;
  part: readonly [from: number, to: number] | null;
  clock: number | null;
  relation: 'at' | 'until' | 'after' | 'before';
  /** Whether the clock's time can be no other number: after 'at', or with minutes or a half of the day. */
  isSure: boolean;
  /** Whether it says by itself that it is about being open. */
  isTime: boolean;
  readonly begin: number;
  end: number;
}

interface Text {
  words: readonly Word[];
  folded: readonly string[];
  /** In minutes counted from 1970, as the directory's clocks show it. */
  wall: number;
}

const dayOf = (wall: number) => Math.floor(wall / MINUTES_OF_DAY);
const weekdayOf = (day: number): Weekday => WEEKDAYS[(day + FIRST_WEEKDAY) % WEEKDAYS.length]!;

function readDay(
  { folded, wall }: Text,
  at: number,
): { day: Day; length: number; isTime: boolean } | null {
  const word = folded[at]!;
  if (word === 'today' || word === 'tonight' || word === 'tomorrow') {
    const weekday = weekdayOf(dayOf(wall) + (word === 'tomorrow' ? 1 : 0));
    return { day: { weekday, isNamed: false }, length: 1, isTime: true };
  }
  if (word === 'weekend' || word === 'weekends') return { day: 'weekend', length: 1, isTime: true };
  const [, begin, end] = DAY.exec(word) ?? [];
  if (begin !== undefined) {
    const weekday = WEEKDAYS.find((name) => begin.startsWith(name))!;
    // Alone, 'sat' and 'sun' are words of their own.
    return { day: { weekday, isNamed: true }, length: 1, isTime: end !== undefined };
  }
  const named = readNamedDay(folded, at, dayOf(wall) * MINUTES_OF_DAY);
  return named && { day: { date: named.date }, length: named.length, isTime: true };
}

/** Reads some words more. @returns whether they belong to a time */
function readOn(reading: Reading, text: Text): boolean {
  const at = reading.end;
  const { words, folded, wall } = text;
  const word = folded[at]!;
  const day = reading.day === null ? readDay(text, at) : null;
  if (day) {
    reading.day = day.day;
    if (word === 'tonight') reading.part ??= PARTS.get('night')!;
    reading.isTime ||= day.isTime;
    reading.end += day.length;
    return true;
  }
  if (reading.day === 'weekend') return false;
  const part = word === 'late' ? LATE : PARTS.get(word);
  if (part) {
    // 'Late tonight' is late.
    if (reading.part === null || word === 'late' || reading.part !== LATE) reading.part = part;
    if (folded[at - 1] === 'this' && reading.day === null) {
      reading.day = { weekday: weekdayOf(dayOf(wall)), isNamed: false };
      reading.isTime = true;
    }
    reading.end++;
    return true;
  }
  if (reading.clock !== null) return false;
  const clock = readClock(words, at, reading.relation === 'after' || reading.relation === 'until');
  if (!clock) return false;
  reading.clock = clock.minutes;
  reading.isSure = clock.isSure || (at > reading.begin && folded[at - 1] === 'at');
  reading.end += clock.length;
  return true;
}

interface OpeningRead {
  /** How many words say it. */
  length: number;
  openAt: OpenAt;
  /** The words that an option for the same would have: where there is one, it is meant. */
  phrase: string | null;
}

const lengthAt = (phrases: readonly (readonly string[])[], words: readonly Word[], at: number) =>
  phrases.find((phrase) => phrase.every((word, more) => words[at + more]?.folded === word))
    ?.length ?? 0;

const two = (number: number) => String(number).padStart(2, '0');
const clockText = (minutes: number) => `${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;

/** From when to when; of a minute, `to` is the one after it. */
function timesOf({ clock, part, relation }: Reading): readonly [from: number, to: number] | null {
  if (clock === null) return part;
  // 'Tonight at 8'.
  const minutes = part && clock < part[0] && clock + HALF_DAY < part[1] ? clock + HALF_DAY : clock;
  if (relation === 'after' && minutes < MINUTES_OF_DAY) return [minutes, MINUTES_OF_DAY];
  if (relation === 'before' && minutes < MINUTES_OF_DAY) return minutes > 0 ? [0, minutes] : null;
  // Open until ten is open in the minute before it.
  const minute = relation === 'until' && minutes > 0 ? minutes - 1 : minutes;
  return [minute, minute + 1];
}

/** The next time a clock shows it, or at the day that is named. */
function toOpenAt(reading: Reading, times: readonly [number, number] | null, wall: number): OpenAt {
  const today = dayOf(wall);
  const { day } = reading;
  if (day === 'weekend') return 'sat-sun';
  const [from, to] = times ?? [0, MINUTES_OF_DAY];
  const isOver = to <= wall % MINUTES_OF_DAY || (to === from + 1 && from === wall % MINUTES_OF_DAY);
  const later = from >= MINUTES_OF_DAY ? 1 : 0;
  const begin = from - later * MINUTES_OF_DAY;
  const clocks = to === from + 1 ? clockText(begin) : `${clockText(begin)}-${clockText(to)}`;
  const on = (name: string) => (times ? `${name}-${clocks}` : name) as OpenAt;
  if (day === null) return on(weekdayOf(today + later + (isOver ? 1 : 0)));
  if ('date' in day)
    return on(later ? toDate(Date.parse(day.date) / 60_000 + MINUTES_OF_DAY) : day.date);
  const isToday = !day.isNamed && day.weekday === weekdayOf(today);
  // The weekday would be that of next week.
  if (isToday && isOver) return on(toDate((today + later) * MINUTES_OF_DAY));
  return on(WEEKDAYS[(WEEKDAYS.indexOf(day.weekday) + later) % WEEKDAYS.length]!);
}

/** The words that an option for the same would have. */
function phraseOf(
  { day, part, clock, relation }: Reading,
  times: readonly [number, number] | null,
) {
  if (clock !== null && day === null && (relation === 'after' || relation === 'before'))
    return `open ${relation} ${clockTime(times![relation === 'after' ? 0 : 1])
      .replace(':00', '')
      .toLowerCase()}`;
  const isBare = clock === null && part === null && day !== null && typeof day !== 'string';
  return isBare && 'weekday' in day && day.isNamed ? `open ${FULL_NAMES[day.weekday]}` : null;
}

/**
 * Reads when a cafe is to be open: 'open now', 'open on Monday at 7', 'open until 10 pm', 'tonight', 'on Thanksgiving'.
 * @param wallOf what the directory's clocks show, in minutes counted from 1970
 */
export function readOpening(
  words: readonly Word[],
  at: number,
  wallOf: () => number,
): OpeningRead | null {
  const now = lengthAt(NOW, words, at);
  if (now > 0) return { length: now, openAt: 'now', phrase: null };
  const isOpen = words[at]!.folded === 'open';
  const first = isOpen ? at + 1 : at;
  const allHours = lengthAt(ALL_HOURS, words, first);
  if (allHours > 0) return { length: first + allHours - at, openAt: '24h', phrase: null };
  const text: Text = { words, folded: words.map(({ folded }) => folded), wall: wallOf() };
  const reading: Reading = { day: null, part: null, clock: null, relation: 'at', isSure: false, isTime: isOpen, begin: first, end: first }; // prettier-ignore
  let { end } = reading;
  while (reading.end < words.length) {
    const word = text.folded[reading.end]!;
    const relation = reading.clock === null ? RELATIONS.get(word) : undefined;
    if (readOn(reading, text)) ({ end } = reading);
    else if (relation || (BETWEEN.has(word) && (isOpen || word === 'this' || end > first))) {
      reading.relation = relation ?? reading.relation;
      reading.end++;
    } else break;
  }
  const { day, part, clock, isSure, relation } = reading;
  if (end === first || (part === LATE && clock === null && day === null)) return null;
  if (clock !== null && !(isSure || day !== null || (isOpen && relation !== 'at'))) return null;
  if (!reading.isTime && !(clock !== null && isSure)) return null;
  const times = timesOf(reading);
  if (clock !== null && !times) return null;
  if (!isOpen && text.folded[end] === 'open') end++;
  return {
    length: end - at,
    openAt: toOpenAt(reading, times, text.wall),
    phrase: phraseOf(reading, times),
  };
}
