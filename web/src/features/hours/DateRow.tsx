import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { Stretches } from './Stretches.tsx';
import * as texts from './texts.tsx';
import { stretchProblem, type SingleDate, type Stretch } from './week.ts';
import * as styles from './week-grid.module.css';

interface DateRowProps {
  single: SingleDate;
  onChange: (stretches: readonly Stretch[]) => void;
  onRemove: () => void;
}

/** A date that is not as usual. */
export function DateRow({ single: { date, name, stretches }, onChange, onRemove }: DateRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const day = formatWeekdayDate(date);
  return (
    <li ref={row} className={styles.row} tabIndex={-1} aria-label={day}>
      <span className={styles.day}>
        {day}
        {name && <small>{name}</small>}
      </span>
      <Stretches
        name={day}
        nextDay={null}
        stretches={stretches}
        problemAt={(index) => stretchProblem(stretches, index)}
        none={texts.closed}
        row={row}
        onChange={onChange}
      >
        <Button
          look="quiet"
          className={`${styles.iconButton} ${styles.removeDate}`}
          aria-label={texts.removeDate(day)}
          onClick={onRemove}
        >
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </Stretches>
    </li>
  );
}
