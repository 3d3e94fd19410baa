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
  'What visitors search for, and what of it finds nothing, is counted here week by week.';

export const weekOf = (week: string) => `Week of ${monthDay(week)}`;
export const weekBefore = 'Week before';
export const weekAfter = 'Week after';
export const about = 'Counted without who. Words from three searches on, kept for 90 days.';
export const soFar = 'so far';

function compared(count: number, before: number): string {
  if (count === before) return 'as many as the week before';
  const difference = formatNumber(Math.abs(count - before));
  return `${difference} ${count > before ? 'more' : 'fewer'} than the week before`;
}

/** What stands under the number of searches. @param before that of the week before, to compare with */
export function searches(count: number, before: number | 'running' | undefined): string {
  const word = plural(count, 'search', 'searches');
  if (before === 'running') return `${word} ${soFar}`;
  return before === undefined ? word : `${word}, ${compared(count, before)}`;
}
export const foundNothing = (count: number, of: number) =>
  count === 0 ? 'found nothing' : `found nothing: ${Math.round((100 * count) / of)} in 100`;
export const tenths = (count: number, of: number) =>
  count === 0 ? '0' : `${Math.round((10 * count) / of)} in 10`;
export const withFilter = 'with a filter';

export const chart = 'Searches a week';
export const chartFound = 'Found something';
export const chartFoundNothing = 'Found nothing';
export const bar = ({ week, searches: count, foundNothing: missed }: Week, isRunning: boolean) =>
  `${weekOf(week)}: ${counted(count, 'search', 'searches')}, ${formatNumber(missed)} found nothing${isRunning ? `, ${soFar}` : ''}`;

export const missing = { heading: 'Found nothing', none: 'Nothing was missed three times.' };
export const words = { heading: 'Most used words', none: 'Nothing was searched three times.' };
export const filters = { heading: 'Most used filters', none: 'No filter was used three times.' };
export const addAsSynonym = 'Add as Synonym';
export const addAsSynonymFor = (word: string) => `Add as Synonym: ${word}`;
