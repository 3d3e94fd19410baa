import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { Choice } from '../../ui/Choice.tsx';
import { CopyDay } from './CopyDay.tsx';
import { Stretches } from './Stretches.tsx';
import * as texts from './texts.tsx';
import { addedStretch, dayProblem, type Stretch, type Week } from './week.ts';
import * as buttonStyles from '../../ui/button.module.css';
import * as styles from './week-grid.module.css';

interface DayRowProps {
  /** Null while nothing is known of any day. */
  week: Week | null;
  /** What was stored, where changes are to be seen. */
  saved?: Week | null | undefined;
  /** From Monday. */
  day: number;
  isCompact: boolean;
  onChange: (stretches: readonly Stretch[]) => void;
  onCopy: (days: readonly number[]) => void;
}

/** One day of the usual week. */
export function DayRow({ week, saved, day, isCompact, onChange, onCopy }: DayRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const name = texts.days[day]!;
  const next = (day + 1) % 7;
  const stretches = week?.days[day] ?? [];
  return (
    <li
      ref={row}
      className={styles.row}
      tabIndex={-1}
      aria-label={name}
      data-open={isOpen || undefined}
    >
      <span className={styles.day}>{isCompact ? texts.shortDays[day] : name}</span>
      <Stretches
        name={name}
        nextDay={[texts.days[next]!, texts.shortDays[next]!]}
        stretches={stretches}
        saved={saved === undefined ? undefined : (saved?.days[day] ?? [])}
        problemAt={(index) => (week ? dayProblem(week, day, index) : null)}
        none={week ? (isCompact ? texts.closedAllDay : texts.closed) : texts.notKnown}
        row={row}
        onChange={onChange}
      >
        {stretches.length > 0 && <CopyDay day={day} onCopy={onCopy} />}
        {isCompact && (
          <Choice
            checked={week !== null && stretches.length === 0}
            onChange={(isClosed) => onChange(isClosed ? [] : [addedStretch([])])}
          >
            <span aria-hidden="true">{texts.closed}</span>
            <span className="sr-only">{texts.closedOn(name)}</span>
          </Choice>
        )}
      </Stretches>
      {isCompact && (
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.quiet} ${styles.iconButton} ${styles.dayMenu}`}
          aria-label={texts.dayMenu(name)}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Ellipsis size={16} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
