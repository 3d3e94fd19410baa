import type { Insights } from '@cortado/contract';
import { localDayFormat } from '../../../lib/date-format.ts';
import { formatPercent } from '../../../lib/intl.ts';
import * as texts from '#messages/admin/insights';

/** 'Nov 15' */
export const barDate = localDayFormat({ month: 'short', day: 'numeric' });

const monthDay = localDayFormat({ month: 'long', day: 'numeric' });

export const weekOf = (week: string): string => texts.weekOf({ day: monthDay(week) });

/** What stands under the number of searches. @param before that of the week before, to compare with */
export function searchesWords(count: number, before: number | 'running' | undefined): string {
  if (before === 'running') return texts.searchesSoFar({ count });
  if (before === undefined) return texts.searches({ count });
  const difference = Math.abs(count - before);
  if (difference === 0) return texts.searchesSame({ count });
  return (count > before ? texts.searchesMore : texts.searchesFewer)({ count, difference });
}

/** A share in whole percent. */
export const percentOf = (count: number, of: number): string =>
  formatPercent(count === 0 ? 0 : count / of);

/** What a bar says of its week. */
export const barWords = (
  { week, searches: count, foundNothing: missed }: Insights['weeks'][number],
  isRunning: boolean,
): string => texts.bar({ day: monthDay(week), count, missed, isRunning });
