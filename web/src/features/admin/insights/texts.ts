import type { Insights } from '@cortado/contract';
import { localDayFormat } from '../../../lib/date-format.ts';
import { counted, formatNumber, plural } from '../../../lib/intl.ts';

type Week = Insights['weeks'][number];

const monthDay = localDayFormat({ month: 'long', day: 'numeric' });
/** 'Nov 15' */
export const barDate = localDayFormat({ month: 'short', day: 'numeric' });

export const tab = 'Insights';
export const loadFailed = 'The insights did not load';
export const emptyTitle = 'No searches yet';
export const empty =
  'You’ll see what visitors search for each week, and which searches have no results.';

export const weekOf = (week: string) => `Week of ${monthDay(week)}`;
export const weekBefore = 'Previous week';
export const weekAfter = 'Next week';
export const about =
  'Anonymous. A search term appears after 3 searches and is deleted after 90 days.';
export const soFar = 'so far';

function compared(count: number, before: number): string {
  if (count === before) return 'same as the previous week';
  const difference = formatNumber(Math.abs(count - before));
  return `${difference} ${count > before ? 'more' : 'fewer'} than the previous week`;
}

/** What stands under the number of searches. @param before that of the week before, to compare with */
export function searches(count: number, before: number | 'running' | undefined): string {
  const word = plural(count, 'search', 'searches');
  if (before === 'running') return `${word} ${soFar}`;
  return before === undefined ? word : `${word}, ${compared(count, before)}`;
}
export const percent = (count: number, of: number) =>
  `${formatNumber(count === 0 ? 0 : Math.round((100 * count) / of))}%`;
export const noResults = 'had no results';
export const withFilter = 'used a filter';

export const chart = 'Searches per week';
export const chartFound = 'With results';
export const chartFoundNothing = 'No results';
export const bar = ({ week, searches: count, foundNothing: missed }: Week, isRunning: boolean) =>
  `${weekOf(week)}: ${counted(count, 'search', 'searches')}, ${formatNumber(missed)} without results${isRunning ? `, ${soFar}` : ''}`;

export const missing = {
  heading: 'No results',
  none: 'No search came up empty 3 times or more.',
};
export const words = { heading: 'Most used words', none: 'No word was searched 3 times.' };
export const filters = { heading: 'Most used filters', none: 'No filter was used 3 times.' };
export const addAsSynonym = 'Add as synonym';
export const addAsSynonymFor = (word: string) => `Add as synonym: ${word}`;
