import { zodResolver } from '@hookform/resolvers/zod';
import type { Cafe, CafeReport, ReportReason } from '@cortado/contract';
import { cafeReport } from '@cortado/contract/suggestions';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useWrite } from '../../../lib/useWrite.ts';
import { emptyReport, hasContent, toReport, type ReportValues } from './report-values.ts';

type ReportForm = UseFormReturn<ReportValues, unknown, CafeReport>;

/** What the fields of each reason are given. */
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
