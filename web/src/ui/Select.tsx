import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import * as inputStyles from './input.module.css';
import * as styles from './select.module.css';

/** The frame of a field with a list, and the field itself. */
export const LOOKS = {
  field: [styles.select, inputStyles.input],
  small: [`${styles.select} ${styles.small}`, styles.inner],
  bare: [styles.select, styles.inner],
} as const;

export interface SelectProps<Value extends string | number> extends ComponentProps<'select'> {
  /** `field` is for forms, `small` for tools, `bare` has no frame of its own. */
  look?: keyof typeof LOOKS;
  /** Shown before the chosen label; screen readers get the `aria-label`. */
  words?: string;
  /** Value and label of each choice. */
  choices?: readonly (readonly [Value, string])[];
  onChoose?: (value: Value) => void;
}

/** The browser's own select, styled. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const {
    look = 'field',
    words,
    choices = [],
    onChoose,
    title,
    className = '',
    children,
    ...select
  } = props;
  const [frame, field] = LOOKS[look];
  const Tag = words === undefined ? 'span' : 'label';
  return (
    <Tag className={`${frame} ${className}`} title={title}>
      {words !== undefined && <span aria-hidden="true">{words}</span>}
      <select
        className={field}
        onChange={
          onChoose &&
          (({ target }) => {
            const wanted = choices.find(([one]) => String(one) === target.value);
            if (wanted) onChoose(wanted[0]);
          })
        }
        {...select}
      >
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
        {children}
      </select>
      <Icon name="chevron-down" />
    </Tag>
  );
}
