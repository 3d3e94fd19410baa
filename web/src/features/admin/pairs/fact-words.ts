import type { CafeFact, CafeFacts, FilterCategory } from '@cortado/contract';
import { formatList } from '../../../lib/intl.ts';
import * as cafesTexts from '../cafes/texts.tsx';
import * as texts from './texts.ts';
import { weekLines } from './week-lines.ts';

function optionNames(ids: readonly number[], categories: readonly FilterCategory[]): string {
  const options = categories.flatMap((category) => category.options);
  return formatList(
    options.filter(({ id }) => ids.includes(id)).map(({ display_name }) => display_name),
  );
}

const hoursWords = (text: string) =>
  weekLines(text)
    .map(({ days, hours }) => `${days} ${hours}`.trim())
    .join(', ');

/** A value of a cafe in words; '' where nothing is known. */
export function factWords(
  facts: CafeFacts,
  field: CafeFact,
  categories: readonly FilterCategory[],
): string {
  const words: Partial<Record<CafeFact, () => string>> = {
    position: () => (facts.position ? texts.position(facts.position) : ''),
    filterIds: () => optionNames(facts.filterIds ?? [], categories),
    sellsCoffeeBeans: () => (facts.sellsCoffeeBeans ? texts.yes : texts.no),
    priceLevel: () => '$'.repeat(facts.priceLevel ?? 0),
    status: () => (facts.status ? cafesTexts.statuses[facts.status] : ''),
    openingHours: () => hoursWords(facts.openingHours ?? ''),
  };
  const value = facts[field];
  return words[field]?.() ?? (typeof value === 'string' ? value : '');
}

/** Whether a field holds the same in both. */
export const isSameFact = (one: CafeFacts, other: CafeFacts, field: CafeFact): boolean =>
  JSON.stringify(one[field] ?? null) === JSON.stringify(other[field] ?? null);
