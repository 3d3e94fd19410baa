import { parseCafeQuery } from '@cortado/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyQuery } from '../../catalogue/testing/arbitraries.ts';
import { toSearchParams } from './search-params.ts';

it('the parameters of a query are read as the same query', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const read = parseCafeQuery(Object.fromEntries(toSearchParams(query)));
      const { sortBy, limit, offset, origin } = query;
      expect({ ...read, limit, offset, ...(sortBy === 'distance' ? {} : { origin }) }).toEqual(
        query,
      );
    }),
  );
  const bbox = '-0.00000012,0.0000001,1.5,2';
  const query = parseCafeQuery({ bbox, area: 'Łódź & "more"', q: 'a,b c>' });
  expect(parseCafeQuery(Object.fromEntries(toSearchParams(query)))).toEqual(query);
});
