import { zodResolver } from '@hookform/resolvers/zod';
import type { CafeSuggestion } from '@cortado/contract';
import { SUGGESTED_FACTS, type SuggestedFact } from '@cortado/contract/fact-lists';
import { isKnown } from '@cortado/contract/fact-values';
import type { FactValues } from '@cortado/contract/facts';
import { cafeSuggestion } from '@cortado/contract/suggestions';
import { useState } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { usePageState } from '../../lib/page-data.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { unknownValue, type FactsOf } from '../facts/facts-of-cafe.ts';
import { toastHoursNotReady } from '../cafe-editing/toast-hours-not-ready.ts';

/** The form of a suggested cafe: its fields by the table of facts, and a note. */
export interface SuggestValues extends Omit<FactsOf<SuggestedFact>, 'position'> {
  /** Null until an address is chosen. */
  position: FactValues['position'] | null;
  note: string;
  company: string;
}

/** An empty form, but for the texts that were posted without scripts. */
export const emptySuggestion = (unsent: Readonly<Record<string, string>> = {}) =>
  ({
    ...Object.fromEntries(
      SUGGESTED_FACTS.map((fact) => {
        const unknown = unknownValue(fact);
        return [fact, unknown === '' ? (unsent[fact] ?? '') : unknown];
      }),
    ),
    note: unsent['note'] ?? '',
    company: '',
  }) as SuggestValues;

/** What is sent: only what was filled in. */
export function toSuggestion({ name, address, ...given }: SuggestValues) {
  const said = Object.entries(given).filter(([, value]) => isKnown(value));
  return { name, address, ...Object.fromEntries(said) };
}

/** The id of the hours. */
export const HOURS_ID = 'suggested-hours';

export type SuggestForm = UseFormReturn<SuggestValues, unknown, CafeSuggestion>;

/** A suggested cafe; what was typed stays until it is sent. */
export function useSuggestion() {
  const { unsent } = usePageState();
  const check = zodResolver(cafeSuggestion) as unknown as Resolver<
    SuggestValues,
    unknown,
    CafeSuggestion
  >;
  const form: SuggestForm = useForm<SuggestValues, unknown, CafeSuggestion>({
    defaultValues: emptySuggestion(unsent ?? {}),
    resolver: (given, context, options) =>
      check(toSuggestion(given) as SuggestValues, context, options),
  });
  const [areHoursReady, setAreHoursReady] = useState(true);
  const given = useWatch({ control: form.control }) as SuggestValues;
  const sending = useWrite('POST /api/suggestions', { form, failed: null });
  return {
    form,
    given,
    sending,
    submit: form.handleSubmit((body) => {
      if (!areHoursReady) return toastHoursNotReady(HOURS_ID);
      return sending.mutate({ body });
    }),
    setAreHoursReady,
    /** Clears the form. */
    restart: () => {
      sending.reset();
      form.reset(emptySuggestion());
    },
  };
}
