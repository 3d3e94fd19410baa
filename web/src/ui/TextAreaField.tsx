import { useId, type ComponentProps } from 'react';
import { fieldAria, FieldFrame, type FieldProps } from './TextField.tsx';
import * as styles from './input.module.css';

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
      <textarea className={styles.input} rows={4} {...fieldAria(id, field)} {...area} />
    </FieldFrame>
  );
}
