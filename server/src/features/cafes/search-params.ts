import { DYNAMIC_FILTER_PREFIX, type CafeQuery } from '@cortado/contract';

/** Numbers near zero would be written with an exponent, which queries do not take. */
const decimal = (value: number) =>
  Math.abs(value) < 1e-6 && value !== 0 ? value.toFixed(12) : String(value);

/** The parameters of a query, in their canonical spelling. */
export function toSearchParams(query: CafeQuery): URLSearchParams {
  const params = new URLSearchParams();
  const add = (name: string, value: string, isSet: boolean) => {
    if (isSet) params.append(name, value);
  };
  add('q', query.q, query.q !== '');
  add('named', query.named, query.named !== '');
  add('area', query.area ?? '', query.area !== null);
  for (const [name, values] of Object.entries(query.options)) {
    params.append(`${DYNAMIC_FILTER_PREFIX}${name}`, values.join(','));
  }
  add('minRating', decimal(query.minRating), query.minRating > 0);
  add('priceLevel', String(query.priceLevel), query.priceLevel !== null);
  add('sellsCoffeeBeans', 'true', query.sellsCoffeeBeans);
  add('favoritesOnly', 'true', query.favoritesOnly);
  add('confirmed', 'true', query.confirmed);
  add('openAt', query.openAt ?? '', query.openAt !== null);
  add('hours', 'unknown', query.unknownHours);
  add('bbox', (query.bbox ?? []).map(decimal).join(','), query.bbox !== null);
  add('sortBy', query.sortBy, query.sortBy !== 'relevance');
  add('lat', decimal(query.origin.lat), query.sortBy === 'distance');
  add('lng', decimal(query.origin.lng), query.sortBy === 'distance');
  return params;
}
