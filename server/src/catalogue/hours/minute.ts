import { openSpan, type OpenAt } from '@cortado/contract';
import { toWall } from '../../hours/time-zone.ts';
import { DAY_MINUTES } from './evaluate-schedule.ts';

const MINUTE_MS = 60_000;

/** A minute, as the clocks of all time zones show it. Immutable. */
export class Minute {
  /** The number of minutes since 1970, in UTC. */
  readonly index: number;
  /** Shared by minutes that are known to have the same cafes open. */
  readonly #openCafes: symbol;
  readonly #walls: Map<string, number>;

  private constructor(index: number, openCafes: symbol, walls: Map<string, number>) {
    this.index = index;
    this.#openCafes = openCafes;
    this.#walls = walls;
  }

  static at(time: Date): Minute {
    return new Minute(Math.floor(time.getTime() / MINUTE_MS), Symbol('open cafes'), new Map());
  }

  /** This minute, marked as having the same cafes open as another one. */
  withSameOpenCafes(other: Minute): Minute {
    return new Minute(this.index, other.#openCafes, this.#walls);
  }

  /** What a zone's clock shows, in minutes counted from 1970 as if it were in UTC. */
  wall(timeZone: string): number {
    let wall = this.#walls.get(timeZone);
    if (wall === undefined) {
      wall = Math.floor(toWall(this.index * MINUTE_MS, timeZone) / MINUTE_MS);
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

  /** Whether the cafes of these zones that are open at the requested time may be others than at another minute. */
  opensDifferently(openAt: OpenAt, other: Minute, zones: ReadonlySet<string>): boolean {
    if (other.index === this.index) return false;
    if (openAt === 'now') return other.#openCafes !== this.#openCafes;
    return (
      this.isOtherDay(other, zones) ||
      some(
        zones,
        (zone) =>
          openSpan(openAt, this.wall(zone)).from !== openSpan(openAt, other.wall(zone)).from,
      )
    );
  }
}

function some(zones: ReadonlySet<string>, test: (zone: string) => boolean): boolean {
  for (const zone of zones) if (test(zone)) return true;
  return false;
}
