import { X } from 'lucide-react';
import { useId } from 'react';
import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import { Button } from '../../ui/Button.tsx';
import { stretchText } from './stretch-text.ts';
import * as texts from './texts.tsx';
import { TimeField } from './TimeField.tsx';
import { ALL_DAY, endsNextDay, isAllDay, type Stretch, type StretchProblem } from './week.ts';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './week-grid.module.css';

interface StretchFieldsProps {
  /** Whose hours: 'Friday'. */
  name: string;
  /** On which day it ends after midnight, whole and short. */
  nextDay: readonly [string, string] | null;
  stretch: Stretch;
  /** What was stored, to tell what is changed. */
  saved?: Stretch | undefined;
  hasSaved: boolean;
  problem: StretchProblem | null;
  isNew: boolean;
  onChange: (stretch: Stretch) => void;
  onRemove: () => void;
}

/** One stretch of a day: from when to when, on the next day where it ends after midnight. */
export function StretchFields(props: StretchFieldsProps) {
  const { name, nextDay, stretch, saved, hasSaved, problem, isNew, onChange, onRemove } = props;
  const id = useId();
  const { from, to } = stretch;
  const field = { isInvalid: problem !== null, describedBy: problem ? id : undefined };
  return (
    <div className={styles.stretch}>
      <div className={styles.times}>
        {isAllDay(stretch) ? (
          <span className={styles.allDay}>{texts.allDay}</span>
        ) : (
          <>
            <TimeField
              label={texts.from(name)}
              value={from}
              isChanged={hasSaved && saved?.from !== from}
              takesFocus={isNew}
              onChange={(minutes) => onChange({ from: minutes, to })}
              {...field}
            />
            <span aria-hidden="true">–</span>
            <TimeField
              label={texts.to(name)}
              value={to}
              after={from}
              isChanged={hasSaved && saved?.to !== to}
              onChange={(minutes) => onChange({ from, to: minutes || MINUTES_OF_DAY })}
              {...field}
            />
          </>
        )}
        {nextDay && endsNextDay(stretch) && (
          <span className={styles.nextDay}>
            <span className={styles.nextDayShort} aria-hidden="true">
              {nextDay[1]}
            </span>
            <span className={styles.nextDayLong}>{texts.endsOn(nextDay[0])}</span>
          </span>
        )}
        <Button
          look="quiet"
          className={`${styles.iconButton} ${styles.remove}`}
          aria-label={texts.removeHours(stretchText(stretch))}
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </Button>
      </div>
      {problem && (
        <p id={id} className={inputStyles.error}>
          {problem.kind === 'overlap'
            ? texts.overlaps(stretchText(problem.other))
            : texts.sameTimes(
                <button type="button" className={styles.more} onClick={() => onChange(ALL_DAY)}>
                  {texts.allDay}
                </button>,
              )}
        </p>
      )}
    </div>
  );
}
