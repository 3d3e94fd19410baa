import { createHash } from 'node:crypto';
import { textsOf } from '@cortado/contract/fact-lists';
import type { StoredFormat } from '@cortado/search/loading/packed-parts';
import { sortDocuments } from '@cortado/search/documents/sorted-builder';
import { CAFES } from '../segments/cafes.ts';
import { WEIGHTS } from '../documents/substance.ts';
import type { CatalogueCafe } from '../types.ts';

const SAMPLE: CatalogueCafe = {
  ...textsOf('café'),
  id: 1,
  name: 'Łódź Café’s Ångström & ﬁne O’Neill',
  description: 'Кофе, 咖啡, قهوة, コーヒー: naïve—dash_under 1369 V60, Straße; «İstanbul» it’s',
  address: '1 Main St., Boston, MA 02108',
  area: 'São Paulo',
  latitude: 42.36,
  longitude: -71.06,
  openingHours: 'Mo-Fr 07:00-18:00; PH off; Sa sunrise-12:00',
  priceLevel: 2,
  hasPriceLevel: true,
  sellsCoffeeBeans: true,
  licensedSeats: 12,
  imageUrl: null,
  photos: [
    {
      id: 1,
      hash: 'a1',
      thumbHash: 'QUFB',
      alt: 'A cup — «crema»',
      credit: 'Ölwin',
      focalX: 50,
      focalY: 40,
      width: 1600,
      height: 1200,
    },
  ],
  website: 'https://example.org/?a="b"',
  createdAt: '2026-01-01T00:00:00.000Z',
  checkedAt: '2026-11-01T00:00:00.000Z',
  hasOwner: false,
  ratingCount: 7,
  ratingSum: 30,
  filterOptionIds: [3, 1],
  optionsWeight: 5,
  sources: {
    name: { by: 'city', of: 'Food «licences»', on: '2026-02-01' },
    3: { by: 'sample', on: '2026-11-01' },
    1: { by: 'visitors', on: '2026-11-01' },
    sellsCoffeeBeans: { by: 'owner', on: '2026-11-01' },
  },
  agesOn: '2026-12-01',
  revision: 5,
};

/**
 * How parts are saved, named by what this code makes of some cafes. A version that would sort or weigh them otherwise, read
 * other words in them, know other time zones, or hold them in other arrays, has another name.
 */
export function storedFormat(): StoredFormat {
  const kinds = { ...CAFES.arrays, live: Uint32Array };
  const cafes = [0, 9, 42].map((ratingSum, at) => ({ ...SAMPLE, id: at + 2, ratingSum }));
  const sorted = sortDocuments(CAFES, [SAMPLE, ...cafes]);
  const { unicode, tz } = process.versions;
  const hash = createHash('sha256').update(`${unicode} ${tz}`);
  for (const name of Object.keys(kinds)) hash.update(name);
  hash.update(JSON.stringify(WEIGHTS));
  return { name: hash.update(JSON.stringify(sorted)).digest('hex'), kinds };
}
