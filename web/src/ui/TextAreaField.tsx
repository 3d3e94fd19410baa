import type { ComponentProps } from 'react';
import { FieldFrame, useField, type AsField } from './TextField.tsx';
import * as styles from './input.module.css';

export function TextAreaField(props: AsField<ComponentProps<'textarea'>>) {
  const { frame, input } = useField(props);
  return (
    <FieldFrame {...frame}>
      <textarea className={styles.input} rows={4} {...input} />
    </FieldFrame>
  );
}
