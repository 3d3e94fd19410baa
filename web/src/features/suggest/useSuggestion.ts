import { zodResolver } from '@hookform/resolvers/zod';
import type { CafeSuggestion } from '@cortado/contract';
import { cafeSuggestion } from '@cortado/contract/suggestions';
import { useState } from 'react';
import { useForm, useWatch, type Resolver, type UseFormReturn } from 'react-hook-form';
import { usePageState } from '../../lib/page-data.ts';
import { useWrite } from '../../lib/useWrite.ts';
import { toastHoursNotReady } from '../cafe-editing/toast-hours-not-ready.ts';

/** The id of the hours. */
export const HOURS_ID = 'suggested-hours';

/** The form of a suggested cafe. */
export interface SuggestValues {
  name: string;
  address: string;
  /** Of the chosen address. */
  neighborhood: string;
  /** Null until an address is chosen. */
  position: { latitude: number; longitude: number } | null;
  website: string;
  openingHours: string;
  filterIds: number[];
  sellsCoffeeBeans: boolean;
  note: string;
  company: string;
}

export type SuggestForm = UseFormReturn<SuggestValues, unknown, CafeSuggestion>;

const EMPTY: SuggestValues = {
  name: '',
  address: '',
  neighborhood: '',
  position: null,
  website: '',
  openingHours: '',
  filterIds: [],
  sellsCoffeeBeans: false,
  note: '',
  company: '',
};

/** What is sent: nothing that nobody has said. */
function toSuggestion(given: SuggestValues) {
  const { name, address, position, neighborhood, ...rest } = given;
  const said = Object.entries({ ...rest, neighborhood }).filter(
    ([, value]) => value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return { name, address, ...(position && { position }), ...Object.fromEntries(said) };
}

/** A cafe that somebody suggests; what was typed stays until it is sent. */
export function useSuggestion() {
  const { unsent } = usePageState();
  const check = zodResolver(cafeSuggestion) as unknown as Resolver<
    SuggestValues,
    unknown,
    CafeSuggestion
  >;
  const form: SuggestForm = useForm<SuggestValues, unknown, CafeSuggestion>({
    defaultValues: {
      ...EMPTY,
      ...(unsent && { name: unsent['name'] ?? '', address: unsent['address'] ?? '' }),
      ...(unsent && { website: unsent['website'] ?? '', note: unsent['note'] ?? '' }),
    },
    resolver: (given, context, options) =>
      check(toSuggestion(given) as SuggestValues, context, options),
  });
  const [areHoursReady, setAreHoursReady] = useState(true);
  const given = useWatch({ control: form.control }) as SuggestValues;
  const sending = useWrite('POST /api/suggestions', {
    form,
    failed: null,
  });
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
      form.reset(EMPTY);
    },
  };
}
