import {
  openAtLabel,
  parseCafeQuery,
  type CafeQuery,
  type FilterCategory,
  type WordChip,
} from '@cortado/contract';
import { phraseKey } from '@cortado/search/text/phrases';
import type { Meaning } from '../types.ts';
import { readOpening } from './read-time.ts';
import { readSign } from './read-signs.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { Word } from './words.ts';
import * as texts from './texts.ts';

/** What some words mean, and how many they are. */
export interface Reading {
  length: number;
  chip: WordChip;
}

type Unnamed<Chip> = Chip extends unknown ? Omit<Chip, 'words'> : never;

function chipOf(meaning: Meaning): Unnamed<WordChip> {
  if (meaning.kind === 'area') return { ...meaning, key: 'area', label: meaning.area };
  const { category_name: category, value, display_name: label } = meaning.option;
  return { kind: 'option', key: `${category}:${value}`, label, category, value };
}

/** The words of a phrase that names an area or option, the longest there is. @param keys the words, with typos corrected */
function readPhrase(
  keys: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): { length: number; chip: Unnamed<WordChip> } | null {
  for (let length = Math.min(vocabulary.longest, keys.length - at); length > 0; length--) {
    const meaning = vocabulary.meaningOf(phraseKey(keys.slice(at, at + length)));
    if (meaning) return { length, chip: chipOf(meaning) };
  }
  return null;
}

function readGrammar(
  words: readonly Word[],
  at: number,
  vocabulary: Vocabulary,
): { length: number; chip: Unnamed<WordChip> } | null {
  const opening = readOpening(words, at, () => vocabulary.wall());
  if (opening) {
    const { length, openAt, phrase } = opening;
    const named = phrase === null ? undefined : vocabulary.meaningOf(phraseKey(phrase.split(' ')));
    if (named?.kind === 'option') return { length, chip: chipOf(named) };
    return { length, chip: { kind: 'openAt', key: 'open', label: openAtLabel(openAt), openAt } };
  }
  const sign = readSign(words, at);
  if (!sign) return null;
  const { length, ...found } = sign;
  const key = found.kind;
  switch (found.kind) {
    case 'near':
      return { length, chip: { ...found, kind: found.kind, key, label: texts.near } };
    case 'beans':
      return { length, chip: { ...found, kind: found.kind, key, label: texts.beans } };
    case 'price':
      return { length, chip: { ...found, key, label: '$'.repeat(found.priceLevel) } };
    case 'rating':
      return { length, chip: { ...found, key, label: texts.stars(found.minRating) } };
  }
}

const EVERYTHING = parseCafeQuery({});

/** What chips ask for; when cafes are to be open, and their order, apart. */
export function queryOf(chips: readonly Unnamed<WordChip>[]): CafeQuery {
  const query = { ...EVERYTHING };
  const options: Record<string, string[]> = {};
  for (const chip of chips) {
    if (chip.kind === 'area') query.area = chip.area;
    if (chip.kind === 'rating') query.minRating = chip.minRating;
    if (chip.kind === 'price') query.priceLevel = chip.priceLevel;
    if (chip.kind === 'beans') query.sellsCoffeeBeans = true;
    if (chip.kind === 'option') (options[chip.category] ??= []).push(chip.value);
  }
  return { ...query, options };
}

/** Whether all cafes are in an area, or have an option: as a filter it would do nothing, and a name may have these words. */
function excludesNothing(chip: Unnamed<WordChip>, vocabulary: Vocabulary): boolean {
  if (chip.kind !== 'area' && chip.kind !== 'option') return false;
  const key = chip.kind === 'area' ? `area ${chip.area}` : chip.key;
  return vocabulary.findsAll(key, () => queryOf([chip]));
}

/** What the words from one on mean: the longest reading. */
export function readChip(
  words: readonly Word[],
  keys: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): Reading | null {
  const grammar = readGrammar(words, at, vocabulary);
  const phrase = readPhrase(keys, at, vocabulary);
  const read = grammar && grammar.length >= (phrase?.length ?? 0) ? grammar : phrase;
  if (!read || excludesNothing(read.chip, vocabulary)) return null;
  const typed = words.slice(at, at + read.length).map(({ raw }) => raw);
  return { length: read.length, chip: { ...read.chip, words: typed.join(' ') } };
}

const KINDS: readonly WordChip['kind'][] = [
  'openAt', 'area', 'rating', 'price', 'beans', 'option', 'near',
]; // prettier-ignore

/** The order of the filters on the screen. */
export function inFilterOrder(
  chips: readonly WordChip[],
  categories: readonly FilterCategory[],
): WordChip[] {
  const options = categories.flatMap(({ options: all }) => all);
  const rank = (chip: WordChip) =>
    chip.kind === 'option'
      ? options.findIndex(
          ({ category_name, value }) => category_name === chip.category && value === chip.value,
        )
      : 0;
  return chips.toSorted(
    (a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || rank(a) - rank(b),
  );
}
