import type { MapPlace } from '../../../map/types.ts';
import { position } from '@cortado/contract/position';
import type { ListedCafe } from '../list/listed-cafe.ts';
import type { ListView } from '../list/list-view.ts';
import { reportLost } from './report-lost.ts';

type Ranked = Pick<ListView, 'shown' | 'firstRank'>;

/** A place on the map for each cafe that has one; those of the current page carry their rank. */
export function mapPlaces(
  entries: readonly ListedCafe[],
  { shown, firstRank }: Ranked,
): MapPlace[] {
  const ranks = new Map(shown.map(({ cafe }, index) => [cafe.id, firstRank + index]));
  return entries.flatMap(({ cafe }) => {
    const at = position(cafe);
    if (!at) {
      reportLost(cafe);
      return [];
    }
    const rank = ranks.get(cafe.id) ?? null;
    return { id: cafe.id, name: cafe.name, at, rank };
  });
}
