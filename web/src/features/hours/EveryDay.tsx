import { useState } from 'react';
import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import * as texts from '#messages/hours';
import { TimeField } from './TimeField.tsx';
import type { Interval } from '@cortado/contract/week';
import { addedInterval } from './week.ts';

/** Fills in a week of which nothing is known. */
export function EveryDay({ onUse }: { onUse: (interval: Interval) => void }) {
  const [chosen, setChosen] = useState<Interval | null>(null);
  if (!chosen) {
    return (
      <Row>
        <Button onClick={() => setChosen(addedInterval([]))}>{texts.everyDay()}</Button>
      </Row>
    );
  }
  const { from, to } = chosen;
  return (
    <Row as="fieldset" wrap aria-label={texts.everyDayLabel()}>
      <TimeField
        label={texts.from({ day: texts.everyDayLabel() })}
        value={from}
        takesFocus
        onChange={(minutes) => setChosen({ from: minutes, to })}
      />
      <span aria-hidden="true">–</span>
      <TimeField
        label={texts.to({ day: texts.everyDayLabel() })}
        value={to}
        after={from}
        onChange={(minutes) => setChosen({ from, to: minutes || MINUTES_OF_DAY })}
      />
      <Button disabled={from === to} onClick={() => onUse(chosen)}>
        {texts.everyDayAction()}
      </Button>
    </Row>
  );
}
