import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as texts from './texts.tsx';
import * as styles from './option.module.css';

interface ChoiceProps {
  /** With a name it is one of several that exclude each other; without, a tick of its own. */
  name?: string;
  checked: boolean;
  disabled?: boolean;
  /** How many cafes it would show; undefined where nobody knows, or asks. */
  count?: number | undefined;
  children: ReactNode;
  onChange: (checked: boolean) => void;
}

/** A choice in our own look; the whole row is its label. */
export function Choice({ name, checked, disabled, count, children, onChange }: ChoiceProps) {
  return (
    <label className={styles.option} data-zero={count === 0 || undefined}>
      <input
        type={name ? 'radio' : 'checkbox'}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span className={name ? styles.dot : styles.box} aria-hidden="true">
        {!name && <Icon name="check" />}
      </span>
      {children}
      {count !== undefined && (
        <span className={styles.n}>
          {texts.choiceCount(count, (unseen) => (
            <span className="sr-only">{unseen}</span>
          ))}
        </span>
      )}
    </label>
  );
}
