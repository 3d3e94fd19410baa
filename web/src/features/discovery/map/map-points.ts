import type { MapAnswer, Cafe } from '@cortado/contract';
import type { Point } from '@cortado/contract/distance';
import { position } from '@cortado/contract/position';
import { isWithin } from '../../../map/bounds.ts';
import type { MapCluster, MapPlace, MapPoints } from '../../../map/types.ts';
import { splitCafeName } from '../../../lib/format.ts';
import type { ListView } from '../list/list-view.ts';

const reported = new Set<number>();

/** Logs, once for each cafe, that its coordinates are invalid and it gets no marker. */
function reportLost({ id, latitude, longitude }: Cafe): void {
  if (reported.has(id)) return;
  reported.add(id);
  console.debug(`Cafe ${id} has no marker: its coordinates are '${latitude}', '${longitude}'.`);
}

type Ranked = Pick<ListView, 'shown' | 'firstRank'>;

const named = ({ id, name }: Pick<Cafe, 'id' | 'name'>) => ({
  id,
  name,
  label: splitCafeName(name, '').base,
});

/** A pin for each cafe of the shown page that has a place. */
function toPins({ shown, firstRank }: Ranked): MapPlace[] {
  return shown.flatMap(({ cafe }, index) => {
    const at = position(cafe);
    if (at) return { ...named(cafe), at, rank: firstRank + index };
    reportLost(cafe);
    return [];
  });
}

/** Without the pins, which the server has counted: its cells are apart from each other, so each pin is in one at most. */
function withoutPins(
  { id, latitude: lat, longitude: lng, count, bounds }: MapAnswer['clusters'][number],
  pins: readonly { at: Point }[],
): MapCluster[] {
  const left = count - pins.filter(({ at }) => isWithin(at, bounds)).length;
  return left > 0 ? [{ id, at: { lat, lng }, count: left, bounds }] : [];
}

/**
 * What is on the map. The cafes of the shown page are pins with their ranks, as the list has them; the others join where they
 * crowd.
 * @param isSameQuestion whether the page answers the same query as the map
 */
export function mapPoints(answer: MapAnswer, view: Ranked, isSameQuestion: boolean): MapPoints {
  const pins = toPins(view);
  const ranks = new Map(pins.map(({ id, rank }) => [id, rank]));
  const places = answer.places.map((place) => ({
    ...named(place),
    at: { lat: place.latitude, lng: place.longitude },
    rank: ranks.get(place.id) ?? null,
  }));
  const known = new Set(places.map(({ id }) => id));
  const own = isSameQuestion ? pins : pins.filter(({ id }) => known.has(id));
  const pinned = new Set(own.map(({ id }) => id));
  return {
    pins: own,
    places: places.filter(({ id }) => !pinned.has(id)),
    clusters: answer.clusters.flatMap((cluster) => withoutPins(cluster, own)),
  };
}
