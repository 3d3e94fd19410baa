import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import type { Word } from './words.ts';

const NOON = MINUTES_OF_DAY / 2;

const CLOCK = /^(\d{1,2})(?:[:.](\d{2}))?$/;
const HALF = /^([ap])m?$/;

export interface ClockReading {
  length: number;
  /** Since midnight; that at the end of the day is 1440. */
  minutes: number;
  /** Whether it can be no other number: with minutes or a half of the day. */
  isSure: boolean;
}

/** Where no half of the day is named: 'at 3', 'after 8' and 'until 9' are after noon, 'at 7' is before, as cafes are open. */
function hourOf(hour: number, half: string | undefined, isAfter: boolean): number {
  if (half !== undefined) return (hour % 12) + (half === 'p' ? 12 : 0);
  return hour >= 1 && hour <= (isAfter ? 11 : 5) ? hour + 12 : hour;
}

/** Reads '7', '18:30', '9 pm', 'noon' or 'midnight'. @param isAfter whether 'after' or 'until' precedes it */
export function readClock(
  words: readonly Word[],
  at: number,
  isAfter: boolean,
): ClockReading | null {
  const word = words[at];
  if (!word) return null;
  if (word.folded === 'noon') return { length: 1, minutes: NOON, isSure: true };
  if (word.folded === 'midnight') return { length: 1, minutes: MINUTES_OF_DAY, isSure: true };
  const [, hour, minutes] = CLOCK.exec(word.raw) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minutes ?? 0) > 59) return null;
  const half = HALF.exec(words[at + 1]?.folded ?? '')?.[1];
  if (half !== undefined && (Number(hour) === 0 || Number(hour) > 12)) return null;
  return {
    length: half === undefined ? 1 : 2,
    minutes: hourOf(Number(hour), half, isAfter) * 60 + Number(minutes ?? 0),
    isSure: half !== undefined || minutes !== undefined,
  };
}
