import type { Ref } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import * as styles from './open-group.module.css';

interface SmallSelectProps<Value extends string | number> {
  label: string;
  value: Value;
  choices: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** A select of a filter group, as tall as its neighbours. */
export function SmallSelect<Value extends string | number>(props: SmallSelectProps<Value>) {
  const { label, value, choices, onChoose, ref } = props;
  return (
    <div className={styles.select}>
      <select
        aria-label={label}
        value={value}
        ref={ref}
        onChange={(event) => {
          const wanted = choices.find(([one]) => String(one) === event.target.value);
          if (wanted) onChoose(wanted[0]);
        }}
      >
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </div>
  );
}
