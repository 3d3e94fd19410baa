import type { ReactNode } from 'react';
import { Radio } from '../../../ui/Choice.tsx';
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
        <Radio
          key={side}
          name={name}
          className={styles.value}
          checked={side === chosen}
          disabled={!onChoose}
          onCheck={() => onChoose?.(side)}
        >
          <span className={styles.text}>
            <span className={styles.label}>{one.label}</span>
            {one.value}
            {one.about}
          </span>
        </Radio>
      ))}
    </fieldset>
  );
}
