import type { FilterCategory } from '@cortado/contract';
import { useQueries } from '@tanstack/react-query';
import { quoted } from '../../../lib/format.ts';
import { formatList } from '../../../lib/intl.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Row, Text } from '../../../ui/Layout.tsx';
import { useDiscovery } from '../discovery-context.ts';
import { clearAll } from '../state/changes.ts';
import { apiQuery } from '../../../lib/api.ts';
import { apiParams, type DiscoveryState } from '../../../lib/search-params.ts';
import type { ActiveFilter } from '../state/active-filters.ts';
import { relaxCandidates, relaxOthers, relaxPairs, together } from '../state/relax-candidates.ts';
import { MissingCafe } from './ShortListEnd.tsx';
import * as libTexts from '#messages/lib';
import * as texts from '#messages/discovery';
import * as listTexts from '#messages/discovery/list';
import * as chipStyles from './chip.module.css';

interface Suggestion {
  filter: ActiveFilter;
  /** How many cafes the list would show without it. */
  count: number;
}

const MAX_CANDIDATES = 8;
/** They make ten pairs. */
const MAX_PAIRED = 5;
const MAX_SUGGESTIONS = 3;

/** How many cafes the empty list would show without each filter; undefined until all are known. */
function useFoundWithout(
  state: DiscoveryState,
  filters: readonly ActiveFilter[],
): Suggestion[] | undefined {
  const answers = useQueries({
    queries: filters.map((filter) =>
      apiQuery('GET /api/facets', { query: apiParams(filter.remove(state)) }),
    ),
  });
  if (!answers.every(({ isSuccess }) => isSuccess)) return undefined;
  return filters.map((filter, index) => ({ filter, count: answers[index]?.data?.total ?? 0 }));
}

const finds = ({ count }: Suggestion) => count > 0;

/** Whether it is known that none of them finds anything. */
const findNothing = (suggestions: readonly Suggestion[] | undefined) =>
  suggestions?.some(finds) === false;

/**
 * What to remove from an empty list so that it shows cafes, the most helpful first: one filter; where no single one is
 * enough, two; where two are not, all those that find nothing by themselves, and else all but one.
 */
function useSuggestions(
  state: DiscoveryState,
  categories: readonly FilterCategory[],
): Suggestion[] {
  const all = relaxCandidates(state, categories);
  const single = useFoundWithout(state, all.slice(0, MAX_CANDIDATES));
  // Removing both of two is what 'Clear all filters' does.
  const isPaired = findNothing(single) && all.length > 2;
  const pairs = useFoundWithout(state, isPaired ? relaxPairs(all.slice(0, MAX_PAIRED)) : []);
  const isFar = isPaired && findNothing(pairs) && all.length > 3;
  const others = useFoundWithout(state, isFar ? relaxOthers(all) : []);
  const hopeless = all.filter((_, at) => others?.[at]?.count === 0);
  const isMixed = hopeless.length > 0 && hopeless.length < all.length - 1;
  const hopeful = useFoundWithout(state, isMixed ? [together(hopeless)] : []);
  if (!(single && pairs && others && hopeful)) return [];
  const helpful = [single, pairs, hopeful, others].map((some) => some.filter(finds));
  const first = helpful.find((some) => some.length > 0) ?? [];
  return first.toSorted((a, b) => b.count - a.count).slice(0, MAX_SUGGESTIONS);
}

/** Nothing matches, or the data for a filter is missing: offers to remove the filters that exclude the most cafes. */
export function EmptyList() {
  const { state, categories, facets, unrecorded, removeFilter } = useDiscovery();
  const isUnrecorded = unrecorded.length > 0;
  const isUnrated = facets?.unrecorded.ratings && unrecorded.length === state.ratingFilter.length;
  const missingData = isUnrated ? listTexts.nobodyRated() : listTexts.nobodyToldAbout();
  const suggestions = useSuggestions(state, categories);
  return (
    <EmptyState
      cover="cup"
      title={
        isUnrecorded
          ? listTexts.nobodyTold({ labels: formatList(unrecorded.map(quoted)) })
          : listTexts.emptyHeading()
      }
      text={isUnrecorded ? missingData : listTexts.empty()}
      action={
        <>
          {suggestions.length > 0 && (
            <Row wrap justify="center">
              {suggestions.map(({ filter, count }) => (
                <button
                  key={filter.key}
                  type="button"
                  className={chipStyles.chip}
                  onClick={() => removeFilter(filter.remove)}
                >
                  <Text as="span" isCut>
                    {texts.remove({ filter: filter.label })}
                  </Text>
                  <Text as="span" tone="soft" weight="regular">
                    {libTexts.cafeCount({ count })}
                  </Text>
                </button>
              ))}
            </Row>
          )}
          <Button onClick={() => removeFilter(clearAll)}>{listTexts.clearEverything()}</Button>
          <MissingCafe />
        </>
      }
    />
  );
}

/** Above an empty list: that other filters may find something; nothing where the data for a filter is missing. */
export function TryAdjusting() {
  if (useDiscovery().unrecorded.length > 0) return null;
  return <span className="sr-only">{listTexts.tryAdjusting()}</span>;
}
