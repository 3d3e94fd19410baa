import type { Understood } from '@cortado/contract';
import type { ReactNode } from 'react';
import { formatList, formatNumber, quoted } from '../../../lib/intl.ts';

/** 'Also open, with pour over:' @param isOpen whether they are open at the time asked for */
export const alsoNearby = (isOpen: boolean, options: readonly string[]) => {
  const also = isOpen ? 'Also open' : 'Also';
  const all = options.map((label) => label.toLocaleLowerCase('en')).join(', ');
  if (all === '') return `${also} in:`;
  return isOpen ? `${also}, with ${all}:` : `${also} with ${all}:`;
};
export const missing = (link: (text: string) => ReactNode) => (
  <>Is a café missing? {link('Suggest a cafe')}</>
);
export const moreUnknown = (count: number) => `${formatNumber(count)} more with unknown hours`;
export const shownUnknown = (count: number) => `${formatNumber(count)} with unknown hours included`;
export const showUnknown = 'Show them';
export const hideUnknown = 'Hide them';

/** 'Filters set from your words. “newbury” is searched as text. “quiet” was left out.' */
export const readFromWords = ({ chips, rest, leftOut }: Understood) => {
  const were = leftOut.length === 1 ? 'was' : 'were';
  const parts = [
    ...(chips.length > 0 ? ['Filters set from your words'] : []),
    ...(rest === '' ? [] : [`${quoted(rest)} is searched as text`]),
    ...(leftOut.length === 0 ? [] : [`${formatList(leftOut.map(quoted))} ${were} left out`]),
  ];
  return `${parts.join('. ')}.`;
};
export const searchExactly = 'Search exactly as typed';

export const tryAdjusting = 'No cafés found. Try adjusting your filters.';
export const emptyHeading = 'No cafés found';
export const empty =
  "We couldn't find any cafés matching your criteria. Try adjusting your filters or search terms.";
export const clearEverything = 'Clear all filters';
/** @param labels of filters */
export const nobodyTold = (labels: readonly string[]) =>
  `We don’t know yet which cafés match ${formatList(labels.map(quoted))}`;
/** @param how what one who knows a cafe does on its page */
const ifYouKnow = (how: string) =>
  `There may still be some. If you know one, open its page and ${how}.`;
export const nobodyToldAbout = ifYouKnow('press “Something wrong?”');
export const nobodyRated = ifYouKnow('rate it');
