import type { Cafe, KnownFact } from '@cortado/contract';
import { expect, it } from 'vitest';
import { cafePage } from './page.ts';

const cafe = {
  id: 7,
  name: 'Ogawa Coffee',
  description: 'Beans roasted in Kyoto.',
  address: '10 Milk St, Boston, MA 02108',
  latitude: '42.35689',
  longitude: '-71.05796',
  website: 'https://ogawa.example',
  phone: '617-555-0100',
  imageUrl: null,
  averageRating: null,
  hours: [{ from: '2026-11-23T07:00', to: '2026-11-23T18:00' }],
} as unknown as Cafe;

/** The structured data of a cafe of which some facts are samples. */
function structuredData(samples: readonly KnownFact['fact'][]): object {
  const facts = ['website', 'phone', 'openingHours', 'address', 'position'].map((fact) => {
    const by = samples.includes(fact as KnownFact['fact']) ? 'sample' : 'owner';
    return { fact, source: { by, on: '2026-11-24' } };
  });
  const data = { cafe: { ...cafe, facts } };
  const place = { path: '/cafe/7', search: '', params: { id: '7' }, areas: [], origin: 'https://c.example', data }; // prettier-ignore
  return cafePage.head!(place as unknown as Parameters<NonNullable<typeof cafePage.head>>[0])
    .structured!;
}

it.each([
  ['website', 'sameAs'],
  ['phone', 'telephone'],
  ['openingHours', 'openingHoursSpecification'],
  ['address', 'address'],
  ['position', 'geo'],
] as const)('has no sample of the %s in its structured data', (fact, field) => {
  const whole = structuredData([]);
  expect(whole).toHaveProperty(field);
  const { [field]: _sample, ...rest } = whole as Record<string, unknown>;
  expect(structuredData([fact])).toEqual(rest);
});
