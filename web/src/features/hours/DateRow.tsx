import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { DayName } from './DayList.tsx';
import { Intervals } from './Intervals.tsx';
import * as texts from '#messages/hours';
import type { SingleDate, Interval } from '@cortado/contract/week';
import { intervalProblem } from './week.ts';
import * as styles from './week-grid.module.css';

interface DateRowProps {
  single: SingleDate;
  onChange: (intervals: readonly Interval[]) => void;
  onRemove: () => void;
}

/** A date that is not as usual. */
export function DateRow({ single: { date, name, intervals }, onChange, onRemove }: DateRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const day = formatWeekdayDate(date);
  return (
    <li ref={row} className={styles.row} tabIndex={-1} aria-label={day}>
      <Text as="span" size="ui" weight="strong" className={styles.day}>
        {day}
        {name && <DayName name={name} />}
      </Text>
      <Intervals
        name={day}
        nextDay={null}
        intervals={intervals}
        problemAt={(index) => intervalProblem(intervals, index)}
        none={texts.closed()}
        row={row}
        onChange={onChange}
      >
        <IconButton look="remove" size="small" label={texts.removeDate({ day })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </Intervals>
    </li>
  );
}
