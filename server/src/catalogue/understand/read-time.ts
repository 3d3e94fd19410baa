import { WEEKDAYS, type OpenAt } from '@cortado/contract';
import type { Word } from './words.ts';

const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;
const NOON = DAY_MINUTES / 2;

/** Small words within a time. */
const BETWEEN: ReadonlySet<string> = new Set(['on', 'at', 'the', 'around', 'from', 'by']);
/** Before the time at which a cafe may close. */
const UNTIL: ReadonlySet<string> = new Set(['until', 'till', 'til']);
/** With a time, they say by themselves that it is about being open. */
const RELATIVE: ReadonlySet<string> = new Set(['today', 'tomorrow']);
/** This moment, the longest first. */
const NOW: readonly (readonly string[])[] = [
  ['open', 'right', 'now'],
  ['right', 'now', 'open'],
  ['open', 'now'],
  ['now', 'open'],
  ['right', 'now'],
];
const DAY = /^(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?$/;
const TIME = /^(\d{1,2})(?:[:.](\d{2}))?$/;
const HALF = /^([ap])m?$/;

/** A time as far as it has been read: in minutes. */
interface Reading {
  day: number | null;
  time: number | null;
  /** Whether it can be no other number: after 'at', or with minutes or a half of the day. */
  isSure: boolean;
  /** Whether it is when a cafe may close. */
  isEnd: boolean;
  end: number;
}

/** 'at 3' is in the afternoon and 'at 7' in the morning, as cafes are open. */
function hourOf(hour: number, half: string | undefined): number {
  if (half !== undefined) return (hour % 12) + (half === 'p' ? 12 : 0);
  return hour >= 1 && hour <= 5 ? hour + 12 : hour;
}

/** Reads one more word, or two, of a time. @returns whether it belongs to one */
function readOn(reading: Reading, words: readonly Word[], today: number): boolean {
  const { end: at } = reading;
  const word = words[at]!.folded;
  const day = DAY.exec(word)?.[1] ?? (word === 'today' || word === 'tomorrow' ? word : undefined);
  if (day !== undefined && reading.day === null) {
    const named = WEEKDAYS.findIndex((name) => day.startsWith(name));
    reading.day = named >= 0 ? named : (today + (day === 'tomorrow' ? 1 : 0)) % 7;
    reading.end = at + 1;
    return true;
  }
  if (reading.time !== null) return false;
  if (word === 'noon' || word === 'midnight') {
    Object.assign(reading, {
      time: word === 'noon' ? NOON : DAY_MINUTES,
      isSure: true,
      end: at + 1,
    });
    return true;
  }
  const [, hour, minutes = '0'] = TIME.exec(words[at]!.raw) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minutes) > 59) return false;
  const half = HALF.exec(words[at + 1]?.folded ?? '')?.[1];
  if (half !== undefined && (Number(hour) === 0 || Number(hour) > 12)) return false;
  reading.time = hourOf(Number(hour), half) * 60 + Number(minutes);
  reading.isSure = half !== undefined || minutes !== '0' || words[at - 1]?.folded === 'at';
  reading.end = at + (half === undefined ? 1 : 2);
  return true;
}

/** The next time a clock shows it, or at the day that is named. @param now the minute of the week */
function toOpenAt({ day, time }: { day: number | null; time: number }, now: number): OpenAt {
  const today = Math.floor(now / DAY_MINUTES);
  const isPast = time <= now % DAY_MINUTES;
  const minute = ((day ?? today + (isPast ? 1 : 0)) * DAY_MINUTES + time) % WEEK_MINUTES;
  const two = (number: number) => String(number).padStart(2, '0');
  const ofDay = minute % DAY_MINUTES;
  const weekday = WEEKDAYS[Math.floor(minute / DAY_MINUTES)]!;
  return `${weekday}-${two(Math.floor(ofDay / 60))}${two(ofDay % 60)}`;
}

/**
 * Reads when a cafe is to be open: 'open now', 'open on Monday at 7', 'open until 10 pm'.
 * @param minuteOfWeek what the clock shows
 * @returns how many words tell it, and when
 */
export function readOpening(
  words: readonly Word[],
  at: number,
  minuteOfWeek: () => number,
): { length: number; openAt: OpenAt } | null {
  const folded = (index: number) => words[index]?.folded;
  for (const phrase of NOW) {
    if (phrase.every((word, more) => folded(at + more) === word)) {
      return { length: phrase.length, openAt: 'now' };
    }
  }
  const isOpen = folded(at) === 'open';
  if (!isOpen && !RELATIVE.has(folded(at)!)) return null;
  const reading: Reading = {
    day: null,
    time: null,
    isSure: false,
    isEnd: false,
    end: isOpen ? at + 1 : at,
  };
  const now = minuteOfWeek();
  const today = Math.floor(now / DAY_MINUTES);
  let { end } = reading;
  while (reading.end < words.length) {
    if (readOn(reading, words, today)) ({ end } = reading);
    else if (UNTIL.has(folded(reading.end)!)) {
      reading.isEnd = true;
      reading.end++;
    } else if (BETWEEN.has(folded(reading.end)!)) reading.end++;
    else break;
  }
  const { day, time, isEnd } = reading;
  if (time === null || !(reading.isSure || day !== null)) return null;
  // Open until ten is open in the minute before it.
  const minute = isEnd && time > 0 ? time - 1 : time;
  return { length: end - at, openAt: toOpenAt({ day, time: minute }, now) };
}
