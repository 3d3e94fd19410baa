import { ApiError } from './api.ts';

/** The methods of a form of react-hook-form, whatever its fields. */
export interface FieldForm {
  getValues(): object;
  setError(name: never, error: { message: string }, options: { shouldFocus: boolean }): void;
}

/** Shows the server's errors beside their fields, and the cursor into the first; the rest of the form stays as typed. */
export function showFieldErrors(form: FieldForm, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const known = new Set(Object.keys(form.getValues()));
  const fields = Object.entries(error.fields).filter(([name]) => known.has(name));
  for (const [index, [name, message]] of fields.entries()) {
    form.setError(name as never, { message }, { shouldFocus: index === 0 });
  }
}
