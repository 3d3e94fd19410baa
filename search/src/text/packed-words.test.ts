import { expect, it } from 'vitest';
import { runToEnd } from '../slices.ts';
import { packTexts, packWords, unpackTexts, unpackWords } from './packed-words.ts';

it.each([0, 1, 1999, 2000, 2001, 30_000])('reads %i words as they were packed', (count) => {
  const words = Array.from({ length: count }, (_, at) => `слово${'é'.repeat(at % 7)}${at}`);
  const packed = runToEnd(packWords(words));
  expect(Buffer.from(packed).toString()).toBe(words.join('\n'));
  expect(runToEnd(unpackWords(packed))).toEqual(words);
});

it.each([0, 1, 1999, 2000, 2001, 30_000])('reads %i texts as they were packed', (count) => {
  const kinds = ['', '\n', 'Líne,\r\n', '["Mo-Fr 07:00-18:00", "Europe/Łódź"]', '\ud800', '\\'];
  const texts = Array.from({ length: count }, (_, at) => kinds[at % 6]! + (at % 5 || ''));
  expect(runToEnd(unpackTexts(runToEnd(packTexts(texts))))).toEqual(texts);
});

it.each([
  ['packs', (words: string[]) => packWords(words)],
  ['reads', (words: string[]) => unpackWords(runToEnd(packWords(words)))],
  ['packs as JSON', (words: string[]) => packTexts(words)],
  ['reads as JSON', (words: string[]) => unpackTexts(runToEnd(packTexts(words)))],
])('%s many in slices', (_name, workOn) => {
  const work = workOn(Array.from({ length: 20_000 }, (_, at) => `word${at}`));
  let slices = 0;
  while (!work.next().done) slices++;
  expect(slices).toBeGreaterThanOrEqual(10);
});
