import type { Asked } from './asked.ts';
import { completeAddress } from './complete-address.ts';
import { completeNames } from './complete-names.ts';
import { crossingsOf } from './find-crossings.ts';
import type { Known } from './known.ts';
import type { Place } from './place.ts';
import type { Point } from './plane.ts';
import { wordsOf } from './words.ts';

export interface CompleteOptions {
  /** The most places of each kind. */
  limit?: number;
  /** Among equals the nearest come first; without it, the longest streets. */
  near?: Point | undefined;
}

const DEFAULT_LIMIT = 5;
/** Nobody types a longer address. */
const LONGEST_TEXT = 100;
const NUMBER = /^(\d{1,5})[a-z]?$/;

/** @see Places.complete */
export function complete(known: Known, text: string, options: CompleteOptions = {}): Place[] {
  if (text.length > LONGEST_TEXT) return [];
  const { limit = DEFAULT_LIMIT, near } = options;
  const asked = { known, limit, near: near ? known.plane.spot([near.lng, near.lat]) : null };
  // What follows a comma may be a town or area that the sources do not have.
  const parts = text.split(',');
  for (const count of new Set([parts.length, 2, 1])) {
    const found = completeText(asked, wordsOf(parts.slice(0, count).join(' ')));
    if (found.length > 0) return found;
  }
  return [];
}

function completeText(asked: Asked, words: readonly string[]): Place[] {
  const joint = words.findIndex((word, i) => i > 0 && (word === 'and' || word === 'at'));
  if (joint > 0) return completeCrossing(asked, words.slice(0, joint), words.slice(joint + 1));
  const found = completeWords(asked, words);
  const last = words.at(-1) ?? '';
  if (found.length > 0 || words.length < 2) return found;
  return 'and'.startsWith(last) ? completeCrossing(asked, words.slice(0, -1), []) : [];
}

function completeCrossing(
  asked: Asked,
  first: readonly string[],
  second: readonly string[],
): Place[] {
  const { known } = asked;
  const ranks = known.names.rankForgiving(first);
  const others = second.length > 0 ? known.names.rankForgiving(second) : null;
  const isPossible = ranks && (others || second.length === 0);
  const found = isPossible ? crossingsOf(asked, ranks, others) : [];
  if (found.length > 0) return found;
  return completeWords(asked, first).filter(({ kind }) => kind !== 'crossing');
}

function completeWords(asked: Asked, words: readonly string[]): Place[] {
  const { names } = asked.known;
  const [first = '', ...others] = words;
  const number = Number(NUMBER.exec(first)?.[1]);
  if (!(number > 0) || others.length === 0) {
    return completeNames(asked, names.rankForgiving(words));
  }
  // The upper end of '12-14' is no part of the name.
  const name = others.length > 1 && NUMBER.test(others[0]!) ? others.slice(1) : others;
  const ranks = names.rankForgiving(name);
  const found = ranks ? completeAddress(asked, number, first.toUpperCase(), ranks) : [];
  // '88 Black Falcon Ave' is a station.
  const asNames = completeNames(asked, names.rank(words));
  const isKnown = asNames.length > 0 || found.some(({ kind }) => kind === 'address');
  return isKnown ? [...found, ...asNames] : completeNames(asked, ranks);
}
