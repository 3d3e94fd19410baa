import type { CafeFact, CafeFacts, FilterCategory } from '@cortado/contract';
import { factRow } from '@cortado/contract/fact-lists';
import type { FactKind, FactValues } from '@cortado/contract/facts';
import { formatList, formatNumber, formatPosition } from '../../lib/intl.ts';
import { weekLines } from '../hours/week-lines.ts';
import * as texts from '#messages/facts';

type Categories = readonly FilterCategory[];

const itself = (text: string) => text;

/** A known value of each kind in words. */
const WORDS: {
  [Kind in FactKind]: (value: NonNullable<FactValues[Kind]>, categories: Categories) => string;
} = {
  text: itself,
  longText: itself,
  address: itself,
  area: itself,
  phone: itself,
  handle: itself,
  url: itself,
  picture: itself,
  hours: (text) =>
    weekLines(text)
      .map(({ days, hours }) => `${days} ${hours}`.trim())
      .join(', '),
  position: formatPosition,
  options: (ids, categories) =>
    formatList(
      categories
        .flatMap(({ options }) => options)
        .filter(({ id }) => ids.includes(id))
        .map(({ display_name }) => display_name),
    ),
  yesNo: (is) => (is ? texts.yes() : texts.no()),
  level: (level) => '$'.repeat(level),
  count: formatNumber,
  status: (status) => texts.statuses[status](),
};

/** A value of a kind in words; '' where nothing is known. */
export function valueWords<Kind extends FactKind>(
  kind: Kind,
  value: FactValues[Kind] | null | undefined,
  categories: Categories,
): string {
  return value === null || value === undefined ? '' : WORDS[kind](value, categories);
}

/** A fact in words; '' where nothing is known. */
export const factWords = (facts: CafeFacts, fact: CafeFact, categories: Categories): string =>
  valueWords(factRow(fact).kind, facts[fact], categories);

/** A fact without its label beside it; '' where there is nothing to say. */
export function loneWords(facts: CafeFacts, fact: CafeFact, categories: Categories): string {
  const { kind } = factRow(fact);
  const words = factWords(facts, fact, categories);
  if (kind === 'yesNo') return facts[fact] ? texts.labels[fact]() : '';
  return kind === 'count' && words ? texts.labelled({ label: texts.labels[fact](), words }) : words;
}
