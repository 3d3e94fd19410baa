import MiniSearch from 'minisearch';
import type { Cafe, CafeQuery } from '../../contract/src/index.ts';
import type { Snapshot } from '../../server/src/catalogue/types.ts';

function passes(cafe: Cafe, query: CafeQuery): boolean {
  const inBox = ([west, south, east, north]: NonNullable<CafeQuery['bbox']>) => {
    const [latitude, longitude] = [Number(cafe.latitude), Number(cafe.longitude)];
    return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
  };
  return (
    (query.area === null || cafe.area === query.area) &&
    (query.minRating === 0 || (cafe.averageRating ?? 0) >= query.minRating) &&
    (!query.sellsCoffeeBeans || cafe.sellsCoffeeBeans) &&
    (!query.bbox || inBox(query.bbox)) &&
    Object.entries(query.options).every(([name, values]) => {
      const has = (value: string) =>
        cafe.appliedFilters.some((f) => f.category_name === name && f.value === value);
      return name === 'features' ? values.every(has) : values.some(has);
    })
  );
}

const SORTS = {
  rating: (cafe: Cafe) => cafe.averageRating ?? 0,
  reviews: (cafe: Cafe) => cafe.totalRatings,
};

/** A peer: MiniSearch for the text; filters, total and sorts by scanning its results. */
export function miniSearchPeer(snapshot: Snapshot): (query: CafeQuery) => void {
  const mini = new MiniSearch<Cafe>({
    fields: ['name', 'area', 'labels', 'address', 'description'],
    extractField: (cafe, field) =>
      field === 'labels'
        ? cafe.appliedFilters.map(({ display_name }) => display_name).join(' ')
        : cafe[field as 'id' | 'name' | 'area' | 'address' | 'description'],
    searchOptions: {
      boost: { name: 10, area: 6, labels: 4, address: 2 },
      prefix: true,
      fuzzy: (word) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0),
      combineWith: 'AND',
    },
  });
  const cafes = [...snapshot.cafes.values()];
  mini.addAll(cafes);
  return (query) => {
    const found = query.q
      ? mini.search(query.q).map(({ id }) => snapshot.cafes.get(id as number)!)
      : cafes;
    const passed = found.filter((cafe) => passes(cafe, query));
    const { sortBy } = query;
    if (sortBy === 'rating' || sortBy === 'reviews') {
      passed.sort((a, b) => SORTS[sortBy](b) - SORTS[sortBy](a));
    }
    return { total: passed.length, ids: passed.slice(0, 10).map(({ id }) => id) };
  };
}
