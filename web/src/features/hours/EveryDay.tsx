import { useState } from 'react';
import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import { Button } from '../../ui/Button.tsx';
import * as texts from './texts.tsx';
import { TimeField } from './TimeField.tsx';
import { addedStretch, type Stretch } from './week.ts';
import * as styles from './week-grid.module.css';

/** Fills in a week of which nothing is known. */
export function EveryDay({ onUse }: { onUse: (stretch: Stretch) => void }) {
  const [stretch, setStretch] = useState<Stretch | null>(null);
  if (!stretch) {
    return (
      <Button className={styles.everyDayButton} onClick={() => setStretch(addedStretch([]))}>
        {texts.everyDay}
      </Button>
    );
  }
  const { from, to } = stretch;
  return (
    <fieldset className={styles.everyDay} aria-label={texts.everyDayLabel}>
      <TimeField
        label={texts.from(texts.everyDayLabel)}
        value={from}
        takesFocus
        onChange={(minutes) => setStretch({ from: minutes, to })}
      />
      <span aria-hidden="true">–</span>
      <TimeField
        label={texts.to(texts.everyDayLabel)}
        value={to}
        after={from}
        onChange={(minutes) => setStretch({ from, to: minutes || MINUTES_OF_DAY })}
      />
      <Button disabled={from === to} onClick={() => onUse(stretch)}>
        {texts.everyDayAction}
      </Button>
    </fieldset>
  );
}
