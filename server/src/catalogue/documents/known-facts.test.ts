import { FACT_ORIGINS, SOURCED_FACTS } from '@cortado/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { countsAsConfirmed, packSources, unpackSources } from './known-facts.ts';

const anySource = fc.record(
  {
    by: fc.constantFrom(...FACT_ORIGINS),
    of: fc.string(),
    on: fc.constantFrom('1969-12-31', '1970-01-01', '2024-02-29', '2026-11-24'),
  },
  { requiredKeys: ['by', 'on'] },
);
const anyKey = fc.oneof(fc.constantFrom(...SOURCED_FACTS), fc.nat().map(String));

it('unpacks the sources that it has packed', () => {
  fc.assert(
    fc.property(fc.dictionary(anyKey, anySource, { noNullPrototype: true }), (sources) => {
      expect(unpackSources(packSources(sources))).toEqual(sources);
    }),
  );
});

it('counts a value as confirmed until the day on which it is too old', () => {
  const sources = { openingHours: { by: 'owner', on: '2026-05-05' } } as const;
  const on = (agesOn: string | null) => countsAsConfirmed({ sources, agesOn }, 'openingHours');
  // 180 days are over on 1 November; no day is saved of a cafe with nothing confirmed.
  expect([on('2026-10-31'), on('2026-11-01'), on('2026-11-02'), on(null)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
