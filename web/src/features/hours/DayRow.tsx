import { Ellipsis } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Text } from '../../ui/Text.tsx';
import { CopyDay } from './CopyDay.tsx';
import { Intervals } from './Intervals.tsx';
import * as texts from '#messages/hours';
import { dayNames, shortDayNames } from './day-names.ts';
import type { Day, Week } from '@cortado/contract/week';
import { dayProblem } from './week.ts';
import * as styles from './week-grid.module.css';

interface DayRowProps {
  week: Week;
  /** What was stored, where changes are to be seen. */
  saved?: Week | null | undefined;
  /** From Monday. */
  day: number;
  isCompact: boolean;
  onChange: (intervals: Day) => void;
  onCopy: (days: readonly number[]) => void;
}

/** One day of the usual week. */
export function DayRow({ week, saved, day, isCompact, onChange, onCopy }: DayRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const name = dayNames()[day]!;
  const next = (day + 1) % 7;
  const known = week.days[day] ?? null;
  const intervals = known ?? [];
  const set = (to: Day) => {
    // The button that had the focus is gone.
    row.current?.focus();
    onChange(to);
  };
  const buttonTo = (to: Day, text: string, label: string) => (
    <Button look="quiet" size="small" aria-label={label} onClick={() => set(to)}>
      {text}
    </Button>
  );
  const close = buttonTo([], texts.closed(), texts.closedOn({ day: name }));
  const forget = buttonTo(null, texts.notKnown(), texts.unknownOn({ day: name }));
  return (
    <li
      ref={row}
      className={styles.row}
      tabIndex={-1}
      aria-label={name}
      data-compact={isCompact || undefined}
      data-open={isOpen || undefined}
    >
      <Text as="span" size="ui" weight="strong" className={styles.day}>
        {isCompact ? shortDayNames()[day] : name}
      </Text>
      <Intervals
        name={name}
        nextDay={[dayNames()[next]!, shortDayNames()[next]!]}
        intervals={intervals}
        saved={saved === undefined ? undefined : (saved?.days[day] ?? [])}
        problemAt={(index) => dayProblem(week, day, index)}
        none={known ? texts.closed() : texts.notKnown()}
        instead={known ? forget : close}
        row={row}
        onChange={(changed) => onChange(changed.length > 0 ? changed : null)}
      >
        {intervals.length > 0 && <CopyDay day={day} onCopy={onCopy} />}
        {intervals.length > 0 && isCompact && close}
      </Intervals>
      {isCompact && intervals.length > 0 && (
        <IconButton
          className={`${styles.dayMenu} narrow-only`}
          label={texts.dayMenu({ day: name })}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
