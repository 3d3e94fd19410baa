import {
  MAX_SUGGESTED_AREAS,
  MAX_SUGGESTED_CAFES,
  MAX_SUGGESTED_OPTIONS,
  parseCafeQuery,
  type CafeQuery,
  type Suggestions,
} from '@cortado/contract';
import { staticFieldsOf } from '../documents/documents.ts';
import type { InnerSnapshot } from '../inner-snapshot.ts';
import { tokenize } from '@cortado/search/text/fold';
import { SYNONYMS } from '../synonyms.ts';
import { matchedRanges } from '@cortado/search/text/matched-ranges';
import { matchOptions, type OptionMatch } from './match-options.ts';

const ALL = parseCafeQuery({});
/** Of the cafes that a text finds, some match by their description alone, which suggestions don't show. */
const MAX_CANDIDATES = 12;
/** Of the options that a text names, some have no cafes. */
const MAX_CHOICES = 2 * MAX_SUGGESTED_OPTIONS;
/** More words at the end of a text name no area or option. */
const MAX_ENDING = 6;

/** The part of an address that the words match. */
function detailOf({ address, area }: { address: string; area: string }, typed: readonly string[]) {
  const part = address
    .split(',')
    .find((one) => matchedRanges(one, typed).length > 0)
    ?.trim();
  return part === undefined || part === area ? area : `${part}, ${area}`;
}

function suggestCafes(snapshot: InnerSnapshot, q: string): Suggestions['cafes'] {
  const typed = tokenize(q);
  const found: Suggestions['cafes'] = [];
  for (const id of snapshot.searchTexts(q, MAX_CANDIDATES)) {
    const facts = staticFieldsOf(snapshot.cafes.find(id)!);
    const matches = matchedRanges(facts.name, typed);
    const isByName = typed.every((word) => matchedRanges(facts.name, [word]).length > 0);
    const detail = isByName ? facts.area : detailOf(facts, typed);
    const detailMatches = matchedRanges(detail, typed);
    if (matches.length + detailMatches.length === 0) continue;
    found.push({ id, name: facts.name, matches, detail, detailMatches });
  }
  // Names that begin with the words, then other names, then places; each as good as the search finds them.
  const rank = ({ matches: [first] }: (typeof found)[number]) => (first ? Number(first[0] > 0) : 2);
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_SUGGESTED_CAFES);
}

interface Choices {
  rest: string;
  typed: readonly string[];
  areas: readonly string[];
  options: readonly OptionMatch[];
}

/** The areas and options that words begin to name. */
function choicesOf({ presenter, areaCounts }: InnerSnapshot, typed: readonly string[]) {
  const areas = [typed.join(' '), ...SYNONYMS.meantBy(typed.join(' '))].flatMap((text) =>
    areaCounts.find(text, MAX_SUGGESTED_AREAS),
  );
  return {
    areas: [...new Set(areas)].slice(0, MAX_SUGGESTED_AREAS),
    options: matchOptions(presenter, typed).slice(0, MAX_CHOICES),
  };
}

/** The areas and options that the longest ending of a text names, if need be with a typo. */
function findChoices(snapshot: InnerSnapshot, words: readonly string[]): Choices {
  const { presenter, areaCounts } = snapshot;
  const asTyped = (word: string) => word;
  const corrected = (word: string) =>
    presenter.phrases.correct(word) ?? areaCounts.phrases.correct(word) ?? word;
  for (const spell of [asTyped, corrected]) {
    for (let at = Math.max(0, words.length - MAX_ENDING); at < words.length; at++) {
      const typed = tokenize(words.slice(at).join(' ')).map(spell);
      if (typed.length === 0) break;
      const { areas, options } = choicesOf(snapshot, typed);
      if (areas.length + options.length > 0)
        return { rest: words.slice(0, at).join(' '), typed, areas, options };
    }
  }
  return { rest: words.join(' '), typed: [], areas: [], options: [] };
}

/** What may be meant by what has been typed, with the number of cafes that the list would show: no areas and options without any. */
export function suggest(snapshot: InnerSnapshot, query: CafeQuery): Suggestions {
  const words = query.q.split(/\s+/).filter(Boolean);
  const { rest, typed, areas, options } = findChoices(snapshot, words);
  const asked = { ...ALL, ...query, q: rest, limit: 1, offset: 0, favoritesOnly: false };
  const count = (more: Partial<CafeQuery>) => snapshot.search({ ...asked, ...more }).total;
  const suggestedAreas = areas
    .map((area) => ({ area, matches: matchedRanges(area, typed), count: count({ area }) }))
    .filter((one) => one.count > 0);
  const suggestedOptions: Suggestions['options'] = [];
  for (const { option, synonym } of options) {
    // Each count is a search: no more of them than are shown.
    if (suggestedOptions.length === MAX_SUGGESTED_OPTIONS) break;
    const { category_name: category, value } = option;
    const values = [...new Set([...(asked.options[category] ?? []), value])];
    const total = count({ options: { ...asked.options, [category]: values } });
    if (total === 0) continue;
    suggestedOptions.push({
      id: option.id,
      category,
      group: snapshot.presenter.option(option.id)!.category_display_name,
      value,
      label: option.display_name,
      matches: synonym === null ? matchedRanges(option.display_name, typed) : [],
      synonym,
      count: total,
    });
  }
  return {
    rest,
    cafes: suggestCafes(snapshot, query.q),
    areas: suggestedAreas,
    options: suggestedOptions,
  };
}
