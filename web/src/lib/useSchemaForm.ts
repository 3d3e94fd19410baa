import { zodResolver } from '@hookform/resolvers/zod';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodType } from 'zod';

/** Connects fields to a form, by name: the default, the typed value, and the error of each. */
export const fieldOf =
  <Given extends FieldValues, Checked>(form: UseFormReturn<Given, unknown, Checked>) =>
  (name: Path<Given>, options?: RegisterOptions<Given>) => ({
    error: get<object, FieldError | undefined>(form.formState.errors, name)?.message,
    defaultValue: get<unknown, string | undefined>(form.formState.defaultValues, name),
    ...form.register(name, options),
  });

/** A form whose values a schema checks. */
export function useSchemaForm<Given extends FieldValues, Checked>(
  schema: ZodType<Checked, Given>,
  defaultValues: DefaultValues<Given>,
  options?: UseFormProps<Given, unknown, Checked>,
) {
  const resolver = zodResolver(schema);
  const form = useForm<Given, unknown, Checked>({ resolver, defaultValues, ...options });
  return { ...form, field: fieldOf(form) };
}

export type SchemaForm<Given extends FieldValues, Checked> = ReturnType<
  typeof useSchemaForm<Given, Checked>
>;
