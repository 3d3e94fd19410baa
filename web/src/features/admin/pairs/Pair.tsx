import type { ReactNode } from 'react';
import * as styles from './pairs.module.css';

interface PairValue {
  /** Over the value on a phone, where the two stand under one another. */
  label: string;
  value: ReactNode;
  /** Under the value. */
  about?: ReactNode;
}

interface PairProps {
  /** Of the radios, one for each pair of a screen. */
  name: string;
  label: string;
  first: PairValue;
  second: PairValue;
  chosen: 'first' | 'second';
  /** Absent where it has been decided. */
  onChoose?: (chosen: 'first' | 'second') => void;
}

/** Two values of a field, of which one stands. */
export function Pair({ name, label, first, second, chosen, onChoose }: PairProps) {
  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      {(
        [
          ['first', first],
          ['second', second],
        ] as const
      ).map(([side, one]) => (
        <label key={side} className={styles.value} data-on={side === chosen || undefined}>
          <input
            type="radio"
            name={name}
            checked={side === chosen}
            disabled={!onChoose}
            onChange={() => onChoose?.(side)}
          />
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.text}>
            <span className={styles.label}>{one.label}</span>
            {one.value}
            {one.about}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
