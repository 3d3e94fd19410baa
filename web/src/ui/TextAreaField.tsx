import { useId, type ComponentProps } from 'react';
import { fieldAria, FieldFrame, type FieldProps } from './TextField.tsx';

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'required'>;

export function TextAreaField({
  label,
  aside,
  required,
  error,
  hint,
  ...area
}: TextAreaFieldProps) {
  const id = useId();
  const field = { label, aside, required: required ?? false, error, hint };
  return (
    <FieldFrame id={id} {...field}>
      <textarea className="input" rows={4} {...fieldAria(id, field)} {...area} />
    </FieldFrame>
  );
}
