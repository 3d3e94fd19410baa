import { readFileSync } from 'node:fs';
import type { Understood, WordChip } from '@cortado/contract';
import { expect, it } from 'vitest';
import { Now } from '../../catalogue/hours/now.ts';
import { buildSnapshot } from '../../catalogue/snapshot.ts';
import { testCafe } from '../../catalogue/testing/cafe.ts';
import { isFiller } from '../../catalogue/understand/filler-words.ts';
import { tokenize } from '../../catalogue/text/fold.ts';
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
/** Those that are not understood yet; it may only get shorter. */
const timedMisses = read('timed-misses') as string[];

const { cafes, categories } = seedDirectory();
const more = [testCafe(9001, 'Open Now Coffee'), testCafe(9002, 'Back Bay Bean')];
// A Monday, 8 AM in Boston.
const now = Now.at(new Date('2026-06-01T12:00:00Z'));
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
  // What says nothing is not told.
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

it('understands questions with a time, but for the known misses', () => {
  const misses = timed.filter(
    (question) =>
      JSON.stringify(shape(snapshot.understand(question.q), question)) !==
      JSON.stringify(expected(question)),
  );
  expect(misses.map(({ q }) => q)).toEqual(timedMisses);
});

it('calls a rating above which there is none by its number alone', () => {
  const labelOf = (text: string) => snapshot.understand(text).chips.map(({ label }) => label);
  expect(labelOf('5 stars')).toEqual(['5 stars']);
  expect(labelOf('4 stars')).toEqual(['4+ stars']);
});
