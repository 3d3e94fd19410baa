import { openSpan, type OpenAt } from '@cortado/contract';
import { BoundedCache } from '../../core/bounded-cache.ts';
import type { Documents } from '../documents/documents.ts';
import { addBit, emptyBits, type Bits } from '@cortado/search/sets/bitset';
import { runToEnd, visitInSlices, type Work } from '@cortado/search/slices';
import type { Minute } from '../hours/minute.ts';
import { openTimesOf, type OpenTimes } from '../hours/open-times.ts';

/** Which cafes of a segment are open at a time. The sets are not to be changed. */
export interface OpenCafes {
  open: Bits;
  unknown: Bits;
  openOrUnknown: Bits;
}

/** After how many schedules work yields. */
const SCHEDULES = 200;

const CLOSED = 0;
const OPEN = 1;
const UNKNOWN = 2;

interface Found {
  /** The minute of the question. */
  now: Minute;
  /** The state of each schedule. */
  states: Uint8Array;
  cafes: OpenCafes;
}

/** For the requested times other than now: some dozen at 50,000 cafes. */
const MAX_BYTES = 1024 * 1024;

/** Index of cafes by their hours. */
export class OpenHours {
  /** By position, the index in `#times`. */
  readonly #schedules: Uint32Array;
  readonly #times: readonly OpenTimes[];
  readonly zones: ReadonlySet<string>;
  /** How many cafes each of these has. */
  readonly cafesIn: ReadonlyMap<string, number>;
  /** The cafes of whose usual hours anything is known. Not to be changed. */
  readonly known: Bits;
  #atNow: Found | null = null;
  /** Found ahead of its minute. */
  #next: Found | null = null;
  readonly #atOtherTimes = new BoundedCache<Found>(MAX_BYTES);

  private constructor(
    schedules: Uint32Array,
    times: readonly OpenTimes[],
    known: Bits,
    cafesIn: ReadonlyMap<string, number>,
  ) {
    this.#schedules = schedules;
    this.#times = times;
    this.known = known;
    this.zones = new Set(times.map(({ timeZone }) => timeZone));
    this.cafesIn = cafesIn;
  }

  static *build({ schedules: { numbers, texts }, typicalHours }: Documents): Work<OpenHours> {
    const times: OpenTimes[] = [];
    yield* visitInSlices(texts.length, (at) => times.push(openTimesOf(texts[at]!)));
    const known = emptyBits(numbers.length);
    const counts = new Uint32Array(times.length);
    yield* visitInSlices(numbers.length, (position) => {
      const schedule = numbers[position]!;
      counts[schedule]! += 1;
      if (typicalHours[position] !== 0) addBit(known, position);
    });
    const cafesIn = new Map<string, number>();
    for (const [at, { timeZone }] of times.entries()) {
      cafesIn.set(timeZone, (cafesIn.get(timeZone) ?? 0) + counts[at]!);
    }
    return new OpenHours(numbers, times, known, cafesIn);
  }

  /** The cafes that are open at the time asked for. */
  at(openAt: OpenAt, now: Minute): OpenCafes {
    if (openAt === 'now') {
      this.#atNow = this.#foundAt(now) ?? runToEnd(this.#find(openAt, now));
      return this.#atNow.cafes;
    }
    let found = this.#atOtherTimes.get(openAt);
    if (!found || now.opensDifferently(openAt, found.now, this.zones)) {
      found = runToEnd(this.#find(openAt, now));
      this.#atOtherTimes.set(openAt, found, this.#schedules.length);
    }
    found.now = now;
    return found.cafes;
  }

  /** Finds in slices what is open now, and has all hours at hand. */
  *prepare(now: Minute): Work<void> {
    yield* this.#evaluate(now);
    this.#atNow = this.#foundAt(now) ?? (yield* this.#find('now', now));
  }

  /** Finds in slices what is open at a minute that comes. @returns whether these are other cafes than now */
  *prepareNext(next: Minute, now: Minute): Work<boolean> {
    yield* this.prepare(now);
    yield* this.#evaluate(next);
    const { states, cafes } = this.#atNow!;
    const later = yield* this.#statesAt('now', next);
    const isChanged = later.some((state, at) => state !== states[at]);
    this.#next = {
      now: next,
      states: later,
      cafes: isChanged ? yield* this.#cafesOf(later) : cafes,
    };
    return isChanged;
  }

  /** Finds in slices the schedules that are not evaluated for a time, or for the day after it. */
  *unready(now: Minute, day: 'today' | 'tomorrow'): Work<OpenTimes[]> {
    yield* this.#readClocks(now);
    const unready: OpenTimes[] = [];
    const check = (at: number) => {
      const times = this.#times[at]!;
      const today = now.day(times.timeZone);
      const isReady = day === 'today' ? times.isReady(today) : times.isReadyAfter(today);
      if (!isReady) unready.push(times);
    };
    yield* visitInSlices(this.#times.length, check, SCHEDULES);
    return unready;
  }

  /** What was found for the minute, or for one with the same cafes open. */
  #foundAt(now: Minute): Found | null {
    const isNext = this.#next?.now.index === now.index;
    const found = isNext ? this.#next : this.#atNow;
    return found && !now.opensDifferently('now', found.now, this.zones) ? { ...found, now } : null;
  }

  /** A zone's clock takes a fifth of a millisecond when it is read first, and there are hundreds. */
  *#readClocks(now: Minute): Work<void> {
    for (const zone of this.zones) {
      now.wall(zone);
      yield;
    }
  }

  *#evaluate(now: Minute): Work<void> {
    yield* this.#readClocks(now);
    for (const [at, times] of this.#times.entries()) {
      if (at % SCHEDULES === 0) yield;
      const day = now.day(times.timeZone);
      if (times.isReady(day)) continue;
      times.prepare(day);
      yield;
    }
  }

  *#find(openAt: OpenAt, now: Minute): Work<Found> {
    const states = yield* this.#statesAt(openAt, now);
    return { now, states, cafes: yield* this.#cafesOf(states) };
  }

  *#statesAt(openAt: OpenAt, now: Minute): Work<Uint8Array> {
    const states = new Uint8Array(this.#times.length).fill(UNKNOWN);
    const asked = new Map(
      Array.from(this.zones, (zone) => [zone, openSpan(openAt, now.wall(zone))]),
    );
    const paid = new Set<string>();
    const find = (at: number) => {
      const times = this.#times[at]!;
      const { timeZone } = times;
      const question = { ...asked.get(timeZone)!, isThroughout: openAt === '24h', paid };
      const isOpen = times.isOpenIn(question, now.day(timeZone));
      if (isOpen !== null) states[at] = isOpen ? OPEN : CLOSED;
    };
    yield* visitInSlices(states.length, find, SCHEDULES);
    return states;
  }

  *#cafesOf(states: Uint8Array): Work<OpenCafes> {
    const size = this.#schedules.length;
    const cafes = {
      open: emptyBits(size),
      unknown: emptyBits(size),
      openOrUnknown: emptyBits(size),
    };
    yield* visitInSlices(size, (position) => {
      const state = states[this.#schedules[position]!]!;
      if (state === CLOSED) return;
      addBit(cafes.openOrUnknown, position);
      addBit(state === OPEN ? cafes.open : cafes.unknown, position);
    });
    return cafes;
  }
}

/** The time zone of most cafes, the first by name of several; UTC where there is no cafe. */
export function zoneOfMost(all: readonly OpenHours[]): string {
  const cafesIn = new Map<string, number>();
  for (const hours of all)
    for (const [zone, cafes] of hours.cafesIn) cafesIn.set(zone, (cafesIn.get(zone) ?? 0) + cafes);
  const [most] = [...cafesIn].toSorted(([a, inA], [b, inB]) => inB - inA || (a < b ? -1 : 1));
  return most?.[0] ?? 'UTC';
}
