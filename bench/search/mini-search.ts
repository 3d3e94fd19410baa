import MiniSearch from 'minisearch';
import type { Cafe, CafeQuery } from '../../contract/src/index.ts';
import type { Snapshot } from '../../server/src/catalogue/types.ts';

function passes(cafe: Cafe, query: CafeQuery): boolean {
  return (
    (query.area === null || cafe.area === query.area) &&
    (cafe.averageRating ?? 0) >= query.minRating &&
    (!query.bbox ||
      (+cafe.longitude >= query.bbox[0] && +cafe.longitude <= query.bbox[2] &&
        +cafe.latitude >= query.bbox[1] && +cafe.latitude <= query.bbox[3])) &&
    Object.entries(query.options).every(([name, values]) => {
      const has = (value: string) =>
        cafe.appliedFilters.some((f) => f.category_name === name && f.value === value);
      return name === 'features' ? values.every(has) : values.some(has);
    })
  ); // prettier-ignore
}

/** The peer: MiniSearch for the text, filters and total by going through what it finds. */
export function miniSearchPeer(snapshot: Snapshot): (query: CafeQuery) => number {
  const mini = new MiniSearch<Cafe>({ fields: ['name', 'area', 'address', 'description'] });
  const cafes = [...snapshot.cafes.values()];
  mini.addAll(cafes);
  const all = { prefix: true, fuzzy: 0.2, combineWith: 'AND' } as const;
  return (query) => {
    const found = query.q
      ? mini.search(query.q, all).map(({ id }) => snapshot.cafes.get(id as number)!)
      : cafes;
    return found.filter((cafe) => passes(cafe, query)).length;
  };
}
