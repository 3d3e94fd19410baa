import type { CafeQuery } from '@cortado/contract';
import { BoxGroup } from '@cortado/search/places/box-group';
import type { FilterChoices, Label } from '../filters/filter-choices.ts';
import type { Minute, OpenTime } from '@cortado/search/schedules/minute';
import { openTimeOf } from '../hours/minute.ts';
import { BitGroup, intersect, widen, type Group } from '@cortado/search/sets/group';
import { toPositionSet, type PositionSet } from '@cortado/search/sets/position-set';
import type { Part, Segment } from '../segments/cafes.ts';
import { tokenize } from '@cortado/search/text/fold';
import type { TextMatches } from '@cortado/search/text/text-matches';
import { searchText, toTextQuestion, type TextQuestion } from '@cortado/search/text/text-search';
import { SYNONYMS } from '../synonyms.ts';
import type { FavoriteIds } from '../types.ts';

/** A query made ready for any number of segments. */
export interface Question {
  query: CafeQuery;
  text: TextQuestion<Label> | null;
  /** By category, the ids of the options asked for; undefined for an unknown one. */
  options: readonly (readonly [category: string, ids: readonly (number | undefined)[]])[];
  favorites: FavoriteIds | undefined;
  choices: FilterChoices;
  now: Minute;
  /** When cafes are to be open; null: at any time. */
  openTime: OpenTime | null;
  /** The words of `named`; none, where it is ''. */
  named: readonly string[];
}

export const toQuestion = (
  query: CafeQuery,
  favorites: FavoriteIds | undefined,
  choices: FilterChoices,
  now: Minute,
): Question => ({
  query,
  text: toTextQuestion(query.q, choices.labels, SYNONYMS),
  options: Object.entries(query.options).map(([category, values]) => [
    category,
    values.map((value) => choices.idOf(category, value)),
  ]),
  favorites,
  choices,
  now,
  openTime: query.openAt === null ? null : openTimeOf(query.openAt),
  named: tokenize(query.named),
});

/** The matches of each of a query's filters. A cafe must be in all; facets leave one out to count its other choices. */
export type Groups = ReadonlyMap<string, Group>;

/** The key of a filter category among the groups. */
export const categoryGroup = (name: string): string => `category ${name}`;

/** The key of when cafes are open among the groups. */
export const HOURS = 'hours';

/**
 * What a query's text finds in a segment, null if it has none, and the groups of the whole query; valid until the
 * segment's next question.
 */
export function groupsOf(
  segment: Segment,
  question: Question,
): { text: TextMatches | null; groups: Groups } {
  const { query, favorites, choices } = question;
  const { pool } = segment;
  pool.reset();
  const text = searchText(
    segment.text,
    question.text,
    (label) => (label === 'beans' ? segment.index.beans : segment.index.option(label, choices)),
    pool,
  );
  const groups = new Map<string, Group>();
  if (text) groups.set('text', text);
  // As often in a small segment: nothing is left for other groups.
  if (text?.sizeLimit === 0) return { text, groups };
  const index = segment.index;
  const named = question.named.length > 0 ? segment.named(question.named) : null;
  const orNamed = (group: Group) => (named ? widen(group, named) : group);
  if (query.area !== null) groups.set('area', orNamed(index.areas.within(query.area)));
  if (query.minRating > 0)
    groups.set('rating', new BitGroup(index.ratings.atLeast(query.minRating)));
  if (query.priceLevel !== null) groups.set('price', new BitGroup(index.price(query.priceLevel)));
  if (query.sellsCoffeeBeans) groups.set('beans', orNamed(new BitGroup(index.beans)));
  if (question.openTime) {
    const { open, openOrUnknown } = index.hours.at(question.openTime, question.now);
    groups.set(HOURS, new BitGroup(query.unknownHours ? openOrUnknown : open));
  }
  if (query.favoritesOnly) groups.set('favorites', segment.withIds(favorites ?? new Set()));
  for (const [name, ids] of question.options) {
    const group = index.options(ids, name === 'features', choices, pool);
    groups.set(categoryGroup(name), orNamed(group));
  }
  // The last one, for it may have to go through all that the others leave.
  if (query.bbox) groups.set('box', new BoxGroup(index.places, query.bbox));
  return { text, groups };
}

/** The live cafes that are in every group, except one that may be left out; valid until the segment's next question. */
export function joinGroups(groups: Groups, { segment, live }: Part, leftOut?: string): PositionSet {
  const joined: Group[] = [new BitGroup(live)];
  for (const [name, group] of groups) if (name !== leftOut) joined.push(group);
  return toPositionSet(intersect(joined, segment.pool));
}
