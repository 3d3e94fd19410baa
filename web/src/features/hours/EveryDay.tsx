import { useState } from 'react';
import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import { Button } from '../../ui/Button.tsx';
import * as texts from './texts.tsx';
import { TimeField } from './TimeField.tsx';
import { addedInterval, type Interval } from './week.ts';
import * as styles from './week-grid.module.css';

/** Fills in a week of which nothing is known. */
export function EveryDay({ onUse }: { onUse: (interval: Interval) => void }) {
  const [interval, setInterval] = useState<Interval | null>(null);
  if (!interval) {
    return (
      <Button className={styles.everyDayButton} onClick={() => setInterval(addedInterval([]))}>
        {texts.everyDay}
      </Button>
    );
  }
  const { from, to } = interval;
  return (
    <fieldset className={styles.everyDay} aria-label={texts.everyDayLabel}>
      <TimeField
        label={texts.from(texts.everyDayLabel)}
        value={from}
        takesFocus
        onChange={(minutes) => setInterval({ from: minutes, to })}
      />
      <span aria-hidden="true">–</span>
      <TimeField
        label={texts.to(texts.everyDayLabel)}
        value={to}
        after={from}
        onChange={(minutes) => setInterval({ from, to: minutes || MINUTES_OF_DAY })}
      />
      <Button disabled={from === to} onClick={() => onUse(interval)}>
        {texts.everyDayAction}
      </Button>
    </fieldset>
  );
}
