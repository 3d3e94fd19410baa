import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api.ts';

/** Puts what the server said beside its fields, and the cursor into the first; the rest of the form stays as typed. */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;
  const known = new Set(Object.keys(form.getValues()));
  const fields = Object.entries(error.fields).filter(([name]) => known.has(name));
  for (const [index, [name, message]] of fields.entries()) {
    form.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 });
  }
}
