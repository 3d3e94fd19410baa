import {
  MAX_SUGGESTED_AREAS,
  MAX_SUGGESTED_CAFES,
  MAX_SUGGESTED_OPTIONS,
  parseCafeQuery,
  type CafeQuery,
  type Suggestions,
} from '@cortado/contract';
import { staticFieldsOf } from './documents/documents.ts';
import type { InnerSnapshot } from './inner-snapshot.ts';
import { findEnding, matchNames } from '@cortado/search/suggest/match-names';
import { tokenize } from '@cortado/search/text/fold';
import { SYNONYMS } from './synonyms.ts';
import { matchedRanges } from '@cortado/search/text/matched-ranges';

const ALL = parseCafeQuery({});
/** Of the cafes that a text finds, some match by their description alone, which suggestions don't show. */
const MAX_CANDIDATES = 12;
/** Of the options that a text names, some have no cafes. */
const MAX_CHOICES = 2 * MAX_SUGGESTED_OPTIONS;

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

/** The areas and options that words begin to name; null for none. */
function choicesOf({ presenter, areaCounts }: InnerSnapshot, typed: readonly string[]) {
  const texts = [typed.join(' '), ...SYNONYMS.meantBy(typed.join(' '))];
  const areas = texts.flatMap((text) => areaCounts.find(text, MAX_SUGGESTED_AREAS));
  const options = matchNames(presenter.namedOptions, typed).slice(0, MAX_CHOICES);
  if (areas.length + options.length === 0) return null;
  return { areas: [...new Set(areas)].slice(0, MAX_SUGGESTED_AREAS), options };
}

/** What may be meant by what has been typed, with the number of cafes that the list would show: no areas and options without any. */
export function suggest(snapshot: InnerSnapshot, query: CafeQuery): Suggestions {
  const words = query.q.split(/\s+/).filter(Boolean);
  const { presenter, areaCounts } = snapshot;
  const ending = findEnding(
    words,
    (word) => presenter.phrases.correct(word) ?? areaCounts.phrases.correct(word),
    (ended) => choicesOf(snapshot, ended),
  );
  const { rest, typed } = ending ?? { rest: words.join(' '), typed: [] };
  const { areas, options } = ending?.found ?? { areas: [], options: [] };
  const asked = { ...ALL, ...query, q: rest, limit: 1, offset: 0, favoritesOnly: false };
  const count = (more: Partial<CafeQuery>) => snapshot.search({ ...asked, ...more }).total;
  const suggestedAreas = areas
    .map((area) => ({ area, matches: matchedRanges(area, typed), count: count({ area }) }))
    .filter((one) => one.count > 0);
  const suggestedOptions: Suggestions['options'] = [];
  for (const { item: option, synonym } of options) {
    // Each count is a search: no more of them than are shown.
    if (suggestedOptions.length === MAX_SUGGESTED_OPTIONS) break;
    const { category_name: category, value } = option;
    const values = [...new Set([...(asked.options[category] ?? []), value])];
    const total = count({ options: { ...asked.options, [category]: values } });
    if (total === 0) continue;
    suggestedOptions.push({
      id: option.id,
      category,
      group: presenter.option(option.id)!.category_display_name,
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
