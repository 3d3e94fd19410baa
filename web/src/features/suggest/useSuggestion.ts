import { zodResolver } from '@hookform/resolvers/zod';
import type { CafeSuggestion } from '@cortado/contract';
import { cafeSuggestion } from '@cortado/contract/suggestions';
import { useState } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { usePageState } from '../../lib/page-data.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { toastHoursNotReady } from '../cafe-editing/toast-hours-not-ready.ts';
import { emptySuggestion, toSuggestion, type SuggestValues } from './suggest-values.ts';

/** The id of the hours. */
export const HOURS_ID = 'suggested-hours';

export type SuggestForm = UseFormReturn<SuggestValues, unknown, CafeSuggestion>;

/** A cafe that somebody suggests; what was typed stays until it is sent. */
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
    /** Begins anew. */
    restart: () => {
      sending.reset();
      form.reset(emptySuggestion());
    },
  };
}
