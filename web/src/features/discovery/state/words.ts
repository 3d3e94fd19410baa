import type { Understood, WordChip } from '@cortado/contract';
import { readOpenAt } from '@cortado/contract/open-at';
import { RATING_FILTERS, ratingThreshold } from '@cortado/contract/public-enums';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import type { Change } from './changes.ts';
import { subtractOptions, unionOptions } from './selected-options.ts';

const optionsOf = (chip: WordChip) =>
  chip.kind === 'option' ? { [chip.category]: [chip.value] } : {};

/** What a chip represents. */
function valueOf(chip: WordChip, { options, sort }: DiscoveryState): Partial<DiscoveryState> {
  switch (chip.kind) {
    case 'area':
      return { area: chip.area };
    case 'openAt':
      return { openAt: readOpenAt(chip.openAt) };
    case 'price':
      return { priceLevel: chip.priceLevel };
    case 'rating':
      return {
        ratingFilter: RATING_FILTERS.filter((one) => ratingThreshold(one) === chip.minRating),
      };
    case 'beans':
      return { sellsCoffeeBeans: true };
    case 'near':
      return { sort: sort === 'relevance' ? 'distance' : sort };
    case 'option':
      return { options: unionOptions(options, optionsOf(chip)) };
  }
}

const put = (state: DiscoveryState, chip: WordChip): DiscoveryState => ({
  ...state,
  ...valueOf(chip, state),
});

/** What was understood and is not undone. */
export const wordChips = (
  { without }: DiscoveryState,
  understood: Understood | undefined,
): readonly WordChip[] => understood?.chips.filter(({ key }) => !without.includes(key)) ?? [];

/** Whether the visitor has set filters that a cafe of the typed name must match too, or has undone what was read. */
const hasOwnFilters = ({ area, options, sellsCoffeeBeans, without }: DiscoveryState) =>
  area !== null || Object.keys(options).length > 0 || sellsCoffeeBeans || without.length > 0;

/**
 * What an address searches for once its words are understood.
 * @param understood undefined where words are only text
 */
export const withWords = (
  state: DiscoveryState,
  understood: Understood | undefined,
): DiscoveryState =>
  understood
    ? wordChips(state, understood).reduce(put, {
        ...state,
        q: understood.rest,
        named: hasOwnFilters(state) ? '' : (understood.named ?? ''),
      })
    : state;

/**
 * The address for a change of what is shown: it has what is changed alone, for what the words mean is not part of it.
 * Where a chip means something else than what is wanted now, it is removed. Another text is read anew.
 */
export const changeUnderWords =
  (change: Change, understood: Understood | undefined): Change =>
  (state) => {
    const now = withWords(state, understood);
    const next = change(now);
    if (next.q !== now.q) return { ...next, named: '', without: [], isExact: false };
    const isChanged = (name: string) =>
      next[name as keyof DiscoveryState] !== now[name as keyof DiscoveryState];
    const own = Object.fromEntries(Object.entries(next).filter(([name]) => isChanged(name)));
    const without = [...state.without];
    let { options } = next;
    for (const chip of wordChips(state, understood)) {
      const isOther =
        JSON.stringify(put(next, chip)) !== JSON.stringify(next) ||
        // Unknown hours are added to a time of the address.
        (chip.kind === 'openAt' && isChanged('unknownHours'));
      if (isOther) without.push(chip.key);
      else options = subtractOptions(options, subtractOptions(optionsOf(chip), state.options));
    }
    return {
      ...state,
      ...own,
      named: '',
      ...(isChanged('unknownHours') && { openAt: next.openAt }),
      options,
      without,
    };
  };
