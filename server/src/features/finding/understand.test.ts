import { readFileSync } from 'node:fs';
import type { Understood, WordChip } from '@cortado/contract';
import { expect, it } from 'vitest';
import { minuteAt } from '../../catalogue/hours/minute.ts';
import { buildSnapshot } from '../../catalogue/snapshot.ts';
import { testCafe } from '../../catalogue/testing/cafe.ts';
import { queryOf } from '../../catalogue/understand/read-chip.ts';
import { isFiller } from '../../catalogue/understand/filler-words.ts';
import { tokenize } from '@cortado/search/text/fold';
import { seedDirectory } from './testing/seed-directory.ts';

interface Question {
  q: string;
  chips: string[];
  rest: string;
  leftOut?: string[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`testing/${name}.json`, import.meta.url), 'utf8'));

const questions = read('questions') as Question[];
/** Questions that do not become what they should; it may only get shorter. */
const known = read('known-misses') as string[];

/** Most of them are of a time. */
const timed = read('timed-questions') as Question[];

const { cafes, categories } = seedDirectory();
const more = [testCafe(9001, 'Open Now Coffee'), testCafe(9002, 'Back Bay Bean')];
// A Monday, 8 AM in Boston.
const now = minuteAt(new Date('2026-06-01T12:00:00Z'));
const snapshot = buildSnapshot({ cafes: [...cafes, ...more], categories }, 1, now);

function nameOf(chip: WordChip): string {
  switch (chip.kind) {
    case 'openAt':
      return `open:${chip.openAt}`;
    case 'area':
      return `area:${chip.area}`;
    case 'rating':
      return `rating:${chip.minRating}`;
    case 'price':
      return `price:${chip.priceLevel}`;
    case 'beans':
    case 'near':
      return chip.kind;
    case 'option':
      return `${chip.category}:${chip.value}`;
  }
}

const folded = (texts: readonly string[]) =>
  texts.map((text) => tokenize(text).join(' ')).toSorted();

const shape = ({ chips, rest, leftOut }: Understood, { leftOut: wanted }: Question) => ({
  chips: chips.map(nameOf),
  rest: tokenize(rest).join(' '),
  ...(wanted && { leftOut: folded(leftOut) }),
});

const expected = ({ chips, rest, leftOut }: Question) => ({
  chips,
  rest: tokenize(rest).join(' '),
  // Words without meaning are not reported.
  ...(leftOut && { leftOut: folded(leftOut).filter((word) => !isFiller(word)) }),
});

it('understands what people type, but for the known misses', () => {
  const misses = questions.filter((question) => {
    const became = shape(snapshot.understand(question.q), question);
    return JSON.stringify(became) !== JSON.stringify(expected(question));
  });
  const unknown = misses.filter(({ q }) => !known.includes(q));
  expect(
    unknown.map((question) => ({
      q: question.q,
      ...shape(snapshot.understand(question.q), question),
    })),
  ).toEqual(unknown.map((question) => ({ q: question.q, ...expected(question) })));
  // What is right now is no miss any more.
  expect(known).toEqual(misses.map(({ q }) => q));
  expect(questions.length).toBeGreaterThanOrEqual(150);
  expect(misses.length / questions.length).toBeLessThanOrEqual(0.1);
});

it.each(timed)('understands ‘$q’', (question) => {
  expect(shape(snapshot.understand(question.q), question)).toEqual(expected(question));
});

const became = (text: string) => {
  const { chips, rest, leftOut } = snapshot.understand(text);
  return { chips: chips.map(nameOf), rest, leftOut };
};

it.each([
  ['coffee this morning', 'open:mon-0600-1200'],
  // It is 8 AM: that was two hours ago, and not a week ahead.
  ['open today at 6am', 'open:2026-06-01-0600'],
  ['open at 6am today', 'open:2026-06-01-0600'],
  ['open monday at 6am', 'open:mon-0600'],
  ['late tonight', 'open:mon-2000-2400'],
  ['tonight at 8', 'open:mon-2000'],
  ['until midnight', 'open:mon-2359'],
  ['open at midnight', 'open:tue-0000'],
  ['open 24/7', 'open:24h'],
  ['open on nov 26', 'open:2026-11-26'],
  ['open july 4th', 'open:2026-07-04'],
  ['memorial day', 'open:2027-05-31'],
  ['labor day at noon', 'open:2026-09-07-1200'],
  ['open feb 29', 'open:2028-02-29'],
  ['open until 9', 'open:mon-2059'],
])('reads a time from ‘%s’', (text, chip) => {
  expect(became(text)).toEqual({ chips: [chip], rest: '', leftOut: [] });
});

it.each(['at 45 newbury', 'sat down', 'sun room', 'after hours', 'this that', '12 main st'])(
  'reads no time from ‘%s’',
  (text) => {
    expect(became(text).chips).toEqual([]);
  },
);

it.each([
  ['quite place with wify', ['features:wifi', 'vibe:quiet'], []],
  ['under $$', ['price:1'], []],
  ['less than $$', ['price:1'], []],
  ['cheaper than $$', ['price:1'], []],
  ['at most $', ['price:1'], []],
  ['no more than $', ['price:1'], []],
  ['up to $', ['price:1'], []],
  // Two levels and more, which no filter means.
  ['less than $$$', [], ['less than $$$']],
  ['cheaper than $$$', [], ['cheaper than $$$']],
  ['at most $$', [], ['at most $$']],
  ['no more than $$', [], ['no more than $$']],
  ['pour over up to $$', ['brewing_method:pour_over'], ['up to $$']],
  ['no laptops', [], ['no laptops']],
  ['not too quiet pour over', ['brewing_method:pour_over'], ['not too quiet']],
])('reads ‘%s’', (text, chips, leftOut) => {
  expect(became(text)).toEqual({ chips, rest: '', leftOut });
});

it.each([
  ['americano', 'Americano Espresso Bar'],
  ['South End', 'South End Buttery'],
  ['espresso', 'Espresso Love'],
])('lists first who has ‘%s’ in the name, whatever else it means', (text, name) => {
  const { chips, rest, named = '' } = snapshot.understand(text);
  expect([chips.length, rest, named]).toEqual([1, '', text]);
  const query = { ...queryOf(chips), named };
  const { ids, total } = snapshot.search({ ...query, limit: 20 });
  const isNamed = (id: number) =>
    tokenize(text).every((word) =>
      tokenize(snapshot.cafes.get(id)!.name.split('(')[0]!).includes(word),
    );
  const first = ids.filter(isNamed);
  expect(first.map((id) => snapshot.cafes.get(id)!.name)).toContain(name);
  expect(ids.slice(0, first.length)).toEqual(first);
  expect(snapshot.facets(query).total).toBe(total);
});

it('finds who is named so where nobody knows that it has the option', () => {
  const noted = cafes.map((cafe) =>
    cafe.name === 'Espresso Love' ? { ...cafe, filterOptionIds: [] } : cafe,
  );
  const one = buildSnapshot({ cafes: noted, categories }, 1, now);
  const { chips, named = '' } = one.understand('espresso');
  const ids = (name: string) => one.search({ ...queryOf(chips), named: name }).ids;
  const names = (all: readonly number[]) => all.map((id) => one.cafes.get(id)!.name);
  expect(names(ids(''))).not.toContain('Espresso Love');
  expect(names(ids(named)).slice(0, 5)).toContain('Espresso Love');
});

it.each(['south end wifi', 'best coffee in the south end', 'coffee in back bay', 'pour over'])(
  'lists nobody first for ‘%s’, which is no name',
  (text) => {
    expect(snapshot.understand(text).named).toBeUndefined();
  },
);

it('makes no filter of what all cafes have', () => {
  const area = snapshot.areas[0]!;
  const there = cafes.filter((cafe) => cafe.area === area);
  const one = buildSnapshot({ cafes: there, categories }, 1, now);
  expect(one.understand(area)).toEqual({ chips: [], rest: area, leftOut: [] });
  expect(snapshot.understand(area).chips.map(nameOf)).toEqual([`area:${area}`]);
});

it('calls a rating above which there is none by its number alone', () => {
  const labelOf = (text: string) => snapshot.understand(text).chips.map(({ label }) => label);
  expect(labelOf('5 stars')).toEqual(['5 stars']);
  expect(labelOf('4 stars')).toEqual(['4+ stars']);
});
