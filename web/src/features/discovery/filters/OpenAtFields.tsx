import { weekdayName } from '@cortado/contract/open-at';
import { WEEKDAYS } from '@cortado/contract/public-enums';
import { clockTime, MINUTES_OF_DAY } from '@cortado/contract/clock';
import { Row } from '../../../ui/Layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { STEP_MINUTES, type WeekTime } from '../state/open-at.ts';
import * as texts from '#messages/discovery/filters';
import * as styles from './filters.module.css';

const STEPS = MINUTES_OF_DAY / STEP_MINUTES;

/** The half hours of a day, and the selected time where it is between two of them. */
export function offeredTimes(minutes: number): number[] {
  const times = Array.from({ length: STEPS }, (_, step) => step * STEP_MINUTES);
  return times.includes(minutes) ? times : [...times, minutes].toSorted((a, b) => a - b);
}

interface OpenAtFieldsProps {
  time: WeekTime;
  onChange: (time: WeekTime) => void;
  /** Whether the first of them takes the focus when they appear. */
  takesFocus: boolean;
}

const focus = (select: HTMLSelectElement | null) => select?.focus();

/** The weekday and the time at which cafes are to be open. */
export function OpenAtFields({ time, onChange, takesFocus }: OpenAtFieldsProps) {
  return (
    <Row className={`${styles.under} ${styles.when}`}>
      <Select
        look="small"
        aria-label={texts.openDay()}
        ref={takesFocus ? focus : undefined}
        value={time.day}
        choices={WEEKDAYS.map((day) => [day, weekdayName(day)])}
        onChoose={(day) => onChange({ ...time, day })}
      />
      <Select
        look="small"
        aria-label={texts.openTime()}
        value={time.minutes}
        choices={offeredTimes(time.minutes).map((minutes) => [minutes, clockTime(minutes)])}
        onChoose={(minutes) => onChange({ ...time, minutes })}
      />
    </Row>
  );
}
