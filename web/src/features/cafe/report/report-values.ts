import type { Cafe, cafeReport, ReportReason } from '@cortado/contract';
import { factRow, PROPOSED_FACTS, type ProposedFact } from '@cortado/contract/fact-lists';
import { isSameValue } from '@cortado/contract/fact-values';
import type { z } from 'zod';
import { factsOfCafe, type FactsOf } from '../../facts/facts-of-cafe.ts';

/** A report as it is sent. */
export type ReportBody = z.input<typeof cafeReport>;

/** What can be corrected; a report sends only what differs. */
type ReportFacts = FactsOf<ProposedFact>;

/** The form of a report, whatever its reason. */
export interface ReportValues {
  note: string;
  company: string;
  /** The id of the other cafe; '' for one that is not offered. */
  duplicateOf: string | null;
  values: ReportFacts;
}

const reportFacts = (cafe: Cafe) => factsOfCafe(cafe, PROPOSED_FACTS);

export const emptyReport = (cafe: Cafe): ReportValues => ({
  note: '',
  company: '',
  duplicateOf: null,
  values: reportFacts(cafe),
});

/** What a report says of a cafe: only values that its reason asks for and that differ. */
export function toReport(cafe: Cafe, reason: ReportReason, given: ReportValues): ReportBody {
  const now = reportFacts(cafe);
  const proposed = { ...given.values, filterIds: given.values.filterIds.toSorted((a, b) => a - b) };
  const changed = PROPOSED_FACTS.filter(
    (fact) => factRow(fact).report === reason && !isSameValue(proposed[fact], now[fact]),
  );
  return {
    reason,
    note: given.note,
    values: Object.fromEntries(changed.map((fact) => [fact, proposed[fact]])),
    ...(reason === 'duplicate' && given.duplicateOf && { duplicateOf: Number(given.duplicateOf) }),
    company: given.company,
  };
}

/** Whether there is something to send: 'closed for good' says all, any other reason needs more. */
export function hasContent({ reason, note = '', values = {}, duplicateOf }: ReportBody): boolean {
  const hasDetails = note.trim() !== '' || Object.keys(values).length > 0;
  return reason === 'closed' || hasDetails || duplicateOf !== undefined;
}
