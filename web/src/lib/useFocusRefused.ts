import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api.ts';

/** Puts the cursor into the first field that the server refused, once the form takes it: while it saves it is inert. */
export function useFocusRefused<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setFocus' | 'getValues'>,
  { error, isPending }: { error: unknown; isPending: boolean },
): void {
  useEffect(() => {
    if (isPending || !(error instanceof ApiError)) return;
    const known = form.getValues();
    const field = Object.keys(error.fields).find((name) => name in known);
    if (field !== undefined) form.setFocus(field as Path<Values>);
  }, [error, isPending, form]);
}
