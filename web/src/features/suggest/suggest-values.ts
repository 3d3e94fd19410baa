import { factRow, SUGGESTED_FACTS, type SuggestedFact } from '@cortado/contract/fact-lists';
import { isKnown } from '@cortado/contract/fact-values';
import type { FactKind, FactValues } from '@cortado/contract/facts';
import type { FactsOf } from '../facts/facts-of-cafe.ts';

/** The form of a suggested cafe: what it asks for by the table of facts, and a note. */
export interface SuggestValues extends Omit<FactsOf<SuggestedFact>, 'position'> {
  /** Null until an address is chosen. */
  position: FactValues['position'] | null;
  note: string;
  company: string;
}

/** What is no text, as long as nobody has said it. */
const UNSAID: Partial<Record<FactKind, unknown>> = { position: null, options: [], yesNo: false };

/** An empty form, but for the texts that were posted without scripts. */
export const emptySuggestion = (unsent: Readonly<Record<string, string>> = {}) =>
  ({
    ...Object.fromEntries(
      SUGGESTED_FACTS.map((fact) => {
        const { kind } = factRow(fact);
        return [fact, kind in UNSAID ? UNSAID[kind] : (unsent[fact] ?? '')];
      }),
    ),
    note: unsent['note'] ?? '',
    company: '',
  }) as SuggestValues;

/** What is sent: nothing that nobody has said. */
export function toSuggestion({ name, address, ...given }: SuggestValues) {
  const said = Object.entries(given).filter(([, value]) => isKnown(value));
  return { name, address, ...Object.fromEntries(said) };
}
