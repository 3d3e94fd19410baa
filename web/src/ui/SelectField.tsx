import { useId, type ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import { fieldAria, FieldFrame, type FieldProps } from './TextField.tsx';
import * as styles from './input.module.css';

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'required'> {
  /** Value and label of each choice. */
  choices: readonly (readonly [string | number, string])[];
}

export function SelectField({
  label,
  aside,
  required,
  error,
  hint,
  choices,
  ...select
}: SelectFieldProps) {
  const id = useId();
  const field = { label, aside, required: required ?? false, error, hint };
  return (
    <FieldFrame id={id} {...field}>
      <div className={styles.select}>
        <select className={styles.input} {...fieldAria(id, field)} {...select}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
    </FieldFrame>
  );
}
