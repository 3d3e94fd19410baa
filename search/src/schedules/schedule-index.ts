import type { Repeated } from '../documents/repeated-field.ts';
import { addBit, emptyBits, type Bits } from '../sets/bitset.ts';
import { runToEnd, visitInSlices, type Work } from '../slices.ts';
import { NOW, type Minute, type OpenTime } from './minute.ts';
import type { Schedule } from './schedule.ts';

/** Which documents of a segment are open at a time. The sets are not to be changed. */
export interface OpenSets {
  open: Bits;
  unknown: Bits;
  openOrUnknown: Bits;
}

/** What was found for a question. */
export interface FoundOpen {
  /** The minute of the question. */
  now: Minute;
  /** The state of each schedule. */
  states: Uint8Array;
  sets: OpenSets;
}

/** Holds what was found for times other than now. */
interface Memory {
  get(key: string): FoundOpen | undefined;
  set(key: string, found: FoundOpen, bytes: number): void;
}

/** After how many schedules work yields. */
const SCHEDULES = 200;

const CLOSED = 0;
const OPEN = 1;
const UNKNOWN = 2;

/** Index of documents by their schedules. */
export class ScheduleIndex<One extends Schedule = Schedule> {
  /** By position, the index in `#schedules`. */
  readonly #numbers: Uint32Array;
  readonly #schedules: readonly One[];
  readonly zones: ReadonlySet<string>;
  /** How many documents each zone has. */
  readonly #sizes: ReadonlyMap<string, number>;
  readonly #memory: Memory;
  #atNow: FoundOpen | null = null;
  /** Found ahead of its minute. */
  #next: FoundOpen | null = null;

  private constructor(
    numbers: Uint32Array,
    schedules: readonly One[],
    sizes: ReadonlyMap<string, number>,
    memory: Memory,
  ) {
    this.#numbers = numbers;
    this.#schedules = schedules;
    this.zones = new Set(sizes.keys());
    this.#sizes = sizes;
    this.#memory = memory;
  }

  /** @param scheduleOf the same schedule for the same text */
  static *build<One extends Schedule>(
    { numbers, texts }: Repeated,
    scheduleOf: (text: string) => One,
    memory: Memory,
  ): Work<ScheduleIndex<One>> {
    const schedules: One[] = [];
    yield* visitInSlices(texts.length, (at) => schedules.push(scheduleOf(texts[at]!)));
    const counts = new Uint32Array(schedules.length);
    yield* visitInSlices(numbers.length, (position) => counts[numbers[position]!]!++);
    const sizes = new Map<string, number>();
    for (const [at, { timeZone }] of schedules.entries())
      sizes.set(timeZone, (sizes.get(timeZone) ?? 0) + counts[at]!);
    return new ScheduleIndex(numbers, schedules, sizes, memory);
  }

  /** The zones of some indexes, those of most documents first, ties by name. */
  static zonesOf(all: readonly ScheduleIndex[]): ReadonlySet<string> {
    const sizes = new Map<string, number>();
    for (const one of all)
      for (const [zone, size] of one.#sizes) sizes.set(zone, (sizes.get(zone) ?? 0) + size);
    const sorted = [...sizes].toSorted(([a, inA], [b, inB]) => inB - inA || (a < b ? -1 : 1));
    return new Set(sorted.map(([zone]) => zone));
  }

  /** The documents that are open at a time. @param now the minute of the question */
  at(time: OpenTime, now: Minute): OpenSets {
    if (time === NOW) {
      this.#atNow = this.#foundAt(now) ?? runToEnd(this.#find(time, now));
      return this.#atNow.sets;
    }
    let found = this.#memory.get(time.key);
    if (!found || now.opensDifferently(time, found.now, this.zones)) {
      found = runToEnd(this.#find(time, now));
      this.#memory.set(time.key, found, this.#numbers.length);
    }
    found.now = now;
    return found.sets;
  }

  /** Finds in slices what is open now, and evaluates all schedules. */
  *prepare(now: Minute): Work<void> {
    yield* this.#evaluate(now);
    this.#atNow = this.#foundAt(now) ?? (yield* this.#find(NOW, now));
  }

  /** Finds in slices what is open at a minute that comes. @returns whether these are other documents than now */
  *prepareNext(next: Minute, now: Minute): Work<boolean> {
    yield* this.prepare(now);
    yield* this.#evaluate(next);
    const { states, sets } = this.#atNow!;
    const later = yield* this.#statesAt(NOW, next);
    const isChanged = later.some((state, at) => state !== states[at]);
    this.#next = {
      now: next,
      states: later,
      sets: isChanged ? yield* this.#setsOf(later) : sets,
    };
    return isChanged;
  }

  /** Finds in slices the schedules that are not evaluated for a time, or for the day after it. */
  *unready(now: Minute, day: 'today' | 'tomorrow'): Work<One[]> {
    yield* this.#readClocks(now);
    const unready: One[] = [];
    const check = (at: number) => {
      const schedule = this.#schedules[at]!;
      const today = now.day(schedule.timeZone);
      const isReady = day === 'today' ? schedule.isReady(today) : schedule.isReadyAfter(today);
      if (!isReady) unready.push(schedule);
    };
    yield* visitInSlices(this.#schedules.length, check, SCHEDULES);
    return unready;
  }

  /** What was found for the minute, or for one with the same documents open. */
  #foundAt(now: Minute): FoundOpen | null {
    const isNext = this.#next?.now.index === now.index;
    const found = isNext ? this.#next : this.#atNow;
    return found && !now.opensDifferently(NOW, found.now, this.zones) ? { ...found, now } : null;
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
    for (const [at, schedule] of this.#schedules.entries()) {
      if (at % SCHEDULES === 0) yield;
      const day = now.day(schedule.timeZone);
      if (schedule.isReady(day)) continue;
      schedule.evaluated(day);
      yield;
    }
  }

  *#find(time: OpenTime, now: Minute): Work<FoundOpen> {
    const states = yield* this.#statesAt(time, now);
    return { now, states, sets: yield* this.#setsOf(states) };
  }

  *#statesAt({ spanAt, isThroughout }: OpenTime, now: Minute): Work<Uint8Array> {
    const states = new Uint8Array(this.#schedules.length).fill(UNKNOWN);
    const spans = new Map(Array.from(this.zones, (zone) => [zone, spanAt(now.wall(zone))]));
    const paid = new Set<string>();
    const find = (at: number) => {
      const schedule = this.#schedules[at]!;
      const { timeZone } = schedule;
      const asked = { ...spans.get(timeZone)!, isThroughout, paid };
      const isOpen = schedule.isOpenIn(asked, now.day(timeZone));
      if (isOpen !== null) states[at] = isOpen ? OPEN : CLOSED;
    };
    yield* visitInSlices(states.length, find, SCHEDULES);
    return states;
  }

  *#setsOf(states: Uint8Array): Work<OpenSets> {
    const size = this.#numbers.length;
    const sets = {
      open: emptyBits(size),
      unknown: emptyBits(size),
      openOrUnknown: emptyBits(size),
    };
    yield* visitInSlices(size, (position) => {
      const state = states[this.#numbers[position]!]!;
      if (state === CLOSED) return;
      addBit(sets.openOrUnknown, position);
      addBit(state === OPEN ? sets.open : sets.unknown, position);
    });
    return sets;
  }
}
