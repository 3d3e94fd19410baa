import { zodResolver } from '@hookform/resolvers/zod';
import type { Cafe, CafeReport, ReportReason } from '@cortado/contract';
import { cafeReport } from '@cortado/contract/suggestions';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { factRow, PROPOSED_FACTS, type ProposedFact } from '@cortado/contract/fact-lists';
import { isSameValue } from '@cortado/contract/fact-values';
import type { z } from 'zod';
import { useWrite } from '../../../lib/useWrite.ts';
import { factsOfCafe, type FactsOf } from '../../facts/facts-of-cafe.ts';

/** A report as it is sent. */
type ReportBody = z.input<typeof cafeReport>;

/** What can be corrected; a report sends only what differs. */
type ReportFacts = FactsOf<ProposedFact>;

/** The form of a report, whatever its reason. */
interface ReportValues {
  note: string;
  company: string;
  /** The id of the other cafe; '' for one that is not offered. */
  duplicateOf: string | null;
  values: ReportFacts;
}

const reportFacts = (cafe: Cafe) => factsOfCafe(cafe, PROPOSED_FACTS);

const emptyReport = (cafe: Cafe): ReportValues => ({
  note: '',
  company: '',
  duplicateOf: null,
  values: reportFacts(cafe),
});

/** The values of a report: only those that its reason asks for and that differ. */
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

/** Whether there is something to send: 'closed for good' is enough, any other reason needs more. */
function hasContent({ reason, note = '', values = {}, duplicateOf }: ReportBody): boolean {
  const hasDetails = note.trim() !== '' || Object.keys(values).length > 0;
  return reason === 'closed' || hasDetails || duplicateOf !== undefined;
}

type ReportForm = UseFormReturn<ReportValues, unknown, CafeReport>;

/** The props of the fields of each reason. */
export interface FieldsProps {
  cafe: Cafe;
  form: ReportForm;
  /** The form’s present values. */
  given: ReportValues;
}

/** The form of a report: it holds the whole cafe and sends what differs. @param reason null until one is chosen */
export function useReport(cafe: Cafe, reason: ReportReason | null) {
  const check = zodResolver(cafeReport) as unknown as Resolver<ReportValues, unknown, CafeReport>;
  const form: ReportForm = useForm<ReportValues, unknown, CafeReport>({
    defaultValues: emptyReport(cafe),
    resolver: (given, context, options) =>
      check(toReport(cafe, reason ?? 'other', given) as unknown as ReportValues, context, options),
  });
  const given = useWatch({ control: form.control }) as ReportValues;
  const sending = useWrite('POST /api/cafes/{id}/reports', { form, failed: null });
  const report = reason && toReport(cafe, reason, given);
  return {
    form,
    given,
    sending,
    /** Whether there is something to send. */
    isReady: report !== null && hasContent(report),
    /** Whether closing would lose something. */
    isTouched: JSON.stringify(given) !== JSON.stringify(emptyReport(cafe)),
    submit: form.handleSubmit((body) => sending.mutate({ params: { id: cafe.id }, body })),
  };
}
