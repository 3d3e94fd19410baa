import type { WalkStep } from '@cortado/contract/walks';
import { formatDistance } from '../../../lib/format.ts';
import type { DistanceUnit } from '../../../lib/search-params.ts';
import * as texts from '#messages/cafe/walk';

const MINUTES_OF_HOUR = 60;
const FEET_PER_METRE = 3.28084;
/** Up to here a length is in feet or metres, then in miles or kilometres. */
const MAX_SHORT = 950;

/** '8 min', over an hour '1 h 10 min'. */
export function walkTime(minutes: number): string {
  if (minutes <= MINUTES_OF_HOUR) return texts.minutes({ minutes });
  const hours = Math.floor(minutes / MINUTES_OF_HOUR);
  const rest = minutes % MINUTES_OF_HOUR;
  return rest === 0 ? texts.hours({ hours }) : texts.hoursAndMinutes({ hours, minutes: rest });
}

/** To tens, from a hundred on to fifties, and never zero. */
function rounded(length: number): number {
  const step = length < 100 ? 10 : 50;
  return Math.max(10, Math.round(length / step) * step);
}

/** '250 ft', '0.4 mi'; '80 m', '1.2 km'. */
export function walkLength(metres: number, unit: DistanceUnit): string {
  const isMetric = unit === 'km';
  const length = rounded(isMetric ? metres : metres * FEET_PER_METRE);
  if (length > MAX_SHORT) return formatDistance(metres / 1000, unit);
  return (isMetric ? texts.metres : texts.feet)({ length });
}

/** 'by Boylston St and Exeter St': the two streets that are longest on a way, in its order; null without names. */
export function byStreets(steps: readonly WalkStep[]): string | null {
  const lengths = new Map<string, number>();
  for (const { street, metres } of steps) {
    if (street !== null) lengths.set(street, (lengths.get(street) ?? 0) + metres);
  }
  const names = [...lengths.keys()];
  const byLength = names.toSorted((one, two) => lengths.get(two)! - lengths.get(one)!);
  const longest = new Set(byLength.slice(0, 2));
  const [first, second] = names.filter((name) => longest.has(name));
  if (first === undefined) return null;
  return second === undefined
    ? texts.byStreet({ street: first })
    : texts.byStreets({ first, second });
}
