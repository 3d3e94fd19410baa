import { parseCafeQuery } from '@cortado/contract';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyData, anyQuery, CATEGORIES } from './testing/arbitraries.ts';
import { Directory } from './testing/directory.ts';
import { plainSimilar, plainVocabulary } from './testing/plain-finding.ts';
import { anyStep } from './testing/steps.ts';
import type { CatalogueCafe } from './types.ts';
import { understand } from './understand/understand.ts';

const steps = fc.array(anyStep, { maxLength: 8 });

/** So that most cafes are in reach of each other, and some are in brackets. */
const near = (cafe: CatalogueCafe, at: number): CatalogueCafe => ({
  ...cafe,
  latitude: 42 + (cafe.latitude % 0.3),
  longitude: -71 + (cafe.longitude % 0.3),
  name: at % 4 === 0 ? `${cafe.name} (${cafe.area})` : cafe.name,
});

const WITH_SYNONYMS = CATEGORIES.map((category) => ({
  ...category,
  options: category.options.map((option) => ({
    ...option,
    synonyms: option.value === 'cozy' ? ['snug place', 'house'] : [],
  })),
}));

const anyDirectory = fc.tuple(anyData, steps).map(([{ cafes }, all]) => {
  const directory = new Directory({ cafes: cafes.map(near), categories: WITH_SYNONYMS });
  for (const step of all) step(directory);
  return directory;
});

const PARTS = [
  'pour over', 'Pour Ovre', 'siphons', 'siphn', 'cozy', 'snug place', 'dark roast', 'drak', 'back bay', 'jamaica plain', 'jamaca', 'jp', 'Łódź',
  'open now', 'near me', '$$', '4 stars', 'rated 4.5+', 'in', 'the', 'best', 'coffee', 'house', 'no', 'beans', 'wifi', 'pavement', 'tatte',
  "Simon's", 'simon', 'broadsheet', '1369', '咖啡', 'café', 'zzzzz', 'v60', '(', '&', '!!',
]; // prettier-ignore
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ unit: 'grapheme', maxLength: 4 })), {
    maxLength: 6,
  })
  .map((parts) => parts.join(' '));

/** What has been typed so far of a part, after other words or none. */
const anyTyped = fc
  .tuple(
    fc.constantFrom('', '', 'tatte '),
    fc.constantFrom(...PARTS),
    fc.integer({ min: 1, max: 9 }),
  )
  .map(([before, part, end]) => before + part.slice(0, end));

it('understands words by what going through every cafe knows, after any changes', () => {
  let chips = 0;
  fc.assert(
    fc.property(
      anyDirectory,
      fc.array(anyText, { minLength: 1, maxLength: 6 }),
      (directory, all) => {
        const { snapshot } = directory;
        for (const text of all) {
          const plain = understand(text, plainVocabulary(directory), snapshot.categories);
          const became = snapshot.understand(text);
          expect(became).toEqual(plain);
          chips += became.chips.length;
        }
      },
    ),
    { numRuns: 150 },
  );
  expect(chips).toBeGreaterThan(100);
});

it('finds the cafes most like one, as comparing it with every other does, after any changes', () => {
  let found = 0;
  fc.assert(
    fc.property(anyDirectory, fc.nat(), (directory, number) => {
      const cafe = directory.pick(number);
      if (!cafe) return;
      const similar = directory.snapshot.similar(cafe.id)!;
      expect(similar).toEqual(plainSimilar(directory, cafe));
      found += similar.length;
    }),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(100);
});

it('counts with each suggestion what the list would show', () => {
  let counted = 0;
  fc.assert(
    fc.property(anyDirectory, anyQuery, anyTyped, ({ snapshot }, filters, q) => {
      const query = { ...filters, q, favoritesOnly: false };
      const { rest, areas, options, cafes } = snapshot.suggest(query);
      for (const { id, name } of cafes) expect(snapshot.cafes.get(id)!.name).toBe(name);
      const list = { ...query, ...parseCafeQuery({ q: rest }), ...filters, q: rest, offset: 0 };
      const total = (more: object) =>
        snapshot.search({ ...list, favoritesOnly: false, ...more }).total;
      for (const { area, count } of areas) expect(count).toBe(total({ area }));
      for (const { category, value, count } of options) {
        const values = [...new Set([...(list.options[category] ?? []), value])];
        expect(count).toBe(total({ options: { ...list.options, [category]: values } }));
      }
      counted += areas.length + options.length;
    }),
    { numRuns: 800 },
  );
  expect(counted).toBeGreaterThan(50);
});
