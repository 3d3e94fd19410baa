export const DAY_MINUTES = 1440;

/** What a zone's clock shows in a minute. Both are counted from 1970: the minute in UTC, and the answer as if it were in UTC. */
export type ReadClock = (minute: number, timeZone: string) => number;

/** A time that documents are to be open at. */
export interface OpenTime {
  /** Another one for each other time. */
  readonly key: string;
  /** Whether they are to be open all that time, rather than at some moment of it. */
  readonly isThroughout: boolean;
  /** From and to before which minute of a clock. @param wall what the clock shows, as in `Minute.wall` */
  spanAt: (wall: number) => { from: number; to: number };
}

/** The minute of the question. */
export const NOW: OpenTime = {
  key: 'now',
  isThroughout: false,
  spanAt: (wall) => ({ from: wall, to: wall + 1 }),
};

/** A minute, as the clocks of all time zones show it. Immutable. */
export class Minute {
  /** The number of minutes since 1970, in UTC. */
  readonly index: number;
  readonly #readClock: ReadClock;
  /** Shared by minutes that are known to have the same documents open. */
  readonly #open: symbol;
  readonly #walls: Map<string, number>;

  private constructor(
    index: number,
    readClock: ReadClock,
    open: symbol,
    walls: Map<string, number>,
  ) {
    this.index = index;
    this.#readClock = readClock;
    this.#open = open;
    this.#walls = walls;
  }

  /** @param index the number of minutes since 1970, in UTC */
  static at(index: number, readClock: ReadClock): Minute {
    return new Minute(index, readClock, Symbol('open'), new Map());
  }

  /** This minute, marked as having the same documents open as another one. */
  withSameOpen(other: Minute): Minute {
    return new Minute(this.index, this.#readClock, other.#open, this.#walls);
  }

  /** What a zone's clock shows, in minutes counted from 1970 as if it were in UTC. */
  wall(timeZone: string): number {
    let wall = this.#walls.get(timeZone);
    if (wall === undefined) {
      wall = this.#readClock(this.index, timeZone);
      this.#walls.set(timeZone, wall);
    }
    return wall;
  }

  /** The day in a zone, counted from 1970. */
  day(timeZone: string): number {
    return Math.floor(this.wall(timeZone) / DAY_MINUTES);
  }

  /** Whether it is another day in one of these zones than at another minute. */
  isOtherDay(other: Minute, zones: ReadonlySet<string>): boolean {
    return other.index !== this.index && some(zones, (zone) => this.day(zone) !== other.day(zone));
  }

  /** Whether the documents of these zones that are open at a time may be others than at another minute. */
  opensDifferently(time: OpenTime, other: Minute, zones: ReadonlySet<string>): boolean {
    if (other.index === this.index) return false;
    if (time === NOW) return other.#open !== this.#open;
    const startIn = (minute: Minute, zone: string) => time.spanAt(minute.wall(zone)).from;
    return (
      this.isOtherDay(other, zones) ||
      some(zones, (zone) => startIn(this, zone) !== startIn(other, zone))
    );
  }
}

function some(zones: ReadonlySet<string>, test: (zone: string) => boolean): boolean {
  for (const zone of zones) if (test(zone)) return true;
  return false;
}
