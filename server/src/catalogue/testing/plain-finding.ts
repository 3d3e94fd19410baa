import { isOnEarth, MAX_SIMILAR_CAFES } from '@cortado/contract';
import { fairRating } from '../documents/documents.ts';
import { presentCategories } from '../documents/present.ts';
import { chordKm, toGlobe } from '@cortado/search/places/globe';
import { likeness, rarity } from '@cortado/search/similar/likeness';
import { LIKENESS } from '../similar.ts';
import { chainOf, fold, tokenize } from '@cortado/search/text/fold';
import { phraseKey } from '@cortado/search/text/phrases';
import { SYNONYMS } from '../synonyms.ts';
import { allowedTypos } from '@cortado/search/text/typos';
import type { CatalogueCafe, Meaning, Similar } from '../types.ts';
import type { Vocabulary } from '../understand/vocabulary.ts';
import { plainTypos } from './brute-force-text.ts';
import { defaultKeys, sortByKeys } from './brute-force.ts';
import { plainOptionIds } from './plain-hours.ts';
import type { Directory } from './directory.ts';

const place = ({ latitude, longitude }: CatalogueCafe) => ({ lat: latitude, lng: longitude });

function kmBetween(a: CatalogueCafe, b: CatalogueCafe): number {
  const from = toGlobe(place(a));
  const chord = toGlobe(place(b)).map((value, axis) => (value - from[axis]!) ** 2);
  return chordKm(chord[0]! + chord[1]! + chord[2]!);
}

/** The cafes most like one, by comparing it with every other. */
export function plainSimilar({ cafes, categories }: Directory, self: CatalogueCafe): Similar[] {
  const withOptions = (cafe: CatalogueCafe) => ({
    ...cafe,
    filterOptionIds: plainOptionIds(cafe, categories),
  });
  const all = Array.from(cafes.values(), withOptions);
  const active = new Set(
    presentCategories(categories).flatMap(({ options }) => options.map(({ id }) => id)),
  );
  const weights = withOptions(self)
    .filterOptionIds.filter((id) => active.has(id) && self.filterOptionIds.includes(id))
    .map((id) => {
      const carrying = all.filter(({ filterOptionIds }) => filterOptionIds.includes(id)).length;
      return { id, weight: rarity(carrying, all.length) };
    })
    .toSorted((a, b) => b.weight - a.weight || a.id - b.id);
  if (!isOnEarth(place(self))) return [];
  const own = weights.reduce((sum, { weight }) => sum + weight, 0);
  const others = all.flatMap((cafe) => {
    if (cafe.id === self.id || !isOnEarth(place(cafe))) return [];
    const both = weights.filter(({ id }) => cafe.filterOptionIds.includes(id));
    const shared = both.reduce((sum, { weight }) => sum + weight, 0);
    const distanceKm = kmBetween(self, cafe);
    if (both.length === 0 || distanceKm > LIKENESS.maxKm) return [];
    const quality = (fairRating(cafe.ratingSum, cafe.ratingCount) - 1) / 4;
    const score = likeness(LIKENESS, { shared, own }, distanceKm, quality);
    const optionIds = both.slice(0, 2).map(({ id }) => id);
    return [{ cafe, score, similar: { id: cafe.id, optionIds, distanceKm } }];
  });
  const chain = ({ name }: CatalogueCafe) => chainOf(fold(name));
  return sortByKeys(others, ({ cafe, score }) => [-score, ...defaultKeys(cafe)])
    .filter(
      ({ cafe }, at, sorted) =>
        sorted.findIndex((other) => chain(other.cafe) === chain(cafe)) === at,
    )
    .slice(0, MAX_SIMILAR_CAFES)
    .map(({ similar }) => similar);
}

const begins = (words: readonly string[], name: readonly string[], length: number) =>
  name.slice(0, length).every((word, at) => words[at] === word);

/** What words are understood by, found by going through every cafe. */
export function plainVocabulary({ cafes, categories, snapshot }: Directory): Vocabulary {
  const all = [...cafes.values()];
  const options = presentCategories(categories).flatMap((category) => category.options);
  const synonyms = new Map(
    categories.flatMap((category) => category.options.map((one) => [one.id, one.synonyms])),
  );
  const named: [string, Meaning][] = [
    ...snapshot.areas.map((area): [string, Meaning] => [area, { kind: 'area', area }]),
    ...options.map((option): [string, Meaning] => [
      option.display_name,
      { kind: 'option', option },
    ]),
    ...options.flatMap((option) =>
      synonyms.get(option.id)!.map((name): [string, Meaning] => [name, { kind: 'option', option }]),
    ),
  ];
  const meaning = (key: string) => named.find(([name]) => phraseKey(tokenize(name)) === key)?.[1];
  const own = all.map(({ name, area, address, description }) =>
    tokenize([name, area, address, description].join(' ')),
  );
  const wordsOf = (texts: readonly string[]) =>
    texts
      .flatMap(tokenize)
      .filter((one) => one.length >= 4)
      .toSorted();
  const nearest = (words: readonly string[], typed: string) =>
    words.includes(typed)
      ? undefined
      : words.find((one) => one[0] === typed[0] && plainTypos(one, typed) === 1);
  const isOfOption = ([, { kind }]: [string, Meaning]) => kind === 'option';
  const namesOf = (isWanted: boolean) =>
    wordsOf(named.filter((one) => isOfOption(one) === isWanted).map(([name]) => name));
  return {
    longest: 10,
    meaningOf: (key) => meaning(key) ?? SYNONYMS.meantBy(key).map(meaning).find(Boolean),
    correct(typed) {
      if (typed.length < 4 || own.some((words) => words.includes(typed))) return undefined;
      if (allowedTypos(typed) === 0) return undefined;
      return nearest(namesOf(true), typed) ?? nearest(namesOf(false), typed);
    },
    nameAt(words) {
      let best = { length: 0, isWhole: false };
      for (const { name } of all) {
        const whole = tokenize(name);
        for (let length = 1; length <= Math.min(words.length, whole.length); length++) {
          const isWhole =
            length === whole.length || length === tokenize(name.split('(')[0]!).length;
          const isLonger = length > best.length || (length === best.length && isWhole);
          if (isLonger && begins(words, whole, length)) best = { length, isWhole };
        }
      }
      return best.length < 2 && words.length > 1 ? { length: 0, isWhole: false } : best;
    },
    isNamed: (words) =>
      all.some(({ name }) => words.every((word) => tokenize(name.split('(')[0]!).includes(word))),
    knows(word, isLast, within) {
      const typed = tokenize(word);
      if (typed.every((one) => all.some(({ name }) => tokenize(name).includes(one)))) return true;
      const { ids } = snapshot.search(within);
      const found = new Set(ids.length > 0 ? ids : all.map(({ id }) => id));
      const words = all.flatMap(({ id }, at) => (found.has(id) ? own[at]! : []));
      const has = (one: string) =>
        words.some(
          (other) =>
            other === one ||
            (one.length >= 7 &&
              (other.startsWith(one) || plainTypos(other, one) <= allowedTypos(one))) ||
            (isLast && one.length >= 3 && other.startsWith(one)),
        );
      return typed.every(has);
    },
    findsAll: (_key, query) => all.length > 0 && snapshot.search(query()).total === all.length,
    wall: () => 0,
  };
}
