import { X } from 'lucide-react';
import { useId } from 'react';
import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import { Button } from '../../ui/Button.tsx';
import { intervalText } from './interval-text.ts';
import * as texts from '#messages/hours';
import { TimeField } from './TimeField.tsx';
import { ALL_DAY, endsNextDay, type Interval } from '@cortado/contract/week';
import { isAllDay, type IntervalProblem } from './week.ts';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './week-grid.module.css';

interface IntervalFieldsProps {
  /** Whose hours: 'Friday'. */
  name: string;
  /** On which day it ends after midnight, whole and short. */
  nextDay: readonly [string, string] | null;
  interval: Interval;
  /** What was stored, to tell what is changed. */
  saved?: Interval | undefined;
  hasSaved: boolean;
  problem: IntervalProblem | null;
  isNew: boolean;
  onChange: (interval: Interval) => void;
  onRemove: () => void;
}

/** One interval of a day: from when to when, on the next day where it ends after midnight. */
export function IntervalFields(props: IntervalFieldsProps) {
  const { name, nextDay, interval, saved, hasSaved, problem, isNew, onChange, onRemove } = props;
  const id = useId();
  const { from, to } = interval;
  const field = { isInvalid: problem !== null, describedBy: problem ? id : undefined };
  return (
    <div className={styles.stretch}>
      <div className={styles.times}>
        {isAllDay(interval) ? (
          <span className={styles.allDay}>{texts.allDay()}</span>
        ) : (
          <>
            <TimeField
              label={texts.from({ day: name })}
              value={from}
              isChanged={hasSaved && saved?.from !== from}
              takesFocus={isNew}
              onChange={(minutes) => onChange({ from: minutes, to })}
              {...field}
            />
            <span aria-hidden="true">–</span>
            <TimeField
              label={texts.to({ day: name })}
              value={to}
              after={from}
              isChanged={hasSaved && saved?.to !== to}
              onChange={(minutes) => onChange({ from, to: minutes || MINUTES_OF_DAY })}
              {...field}
            />
          </>
        )}
        {nextDay && endsNextDay(interval) && (
          <span className={styles.nextDay}>
            <span className={styles.nextDayShort} aria-hidden="true">
              {nextDay[1]}
            </span>
            <span className={styles.nextDayLong}>{texts.endsOn({ day: nextDay[0] })}</span>
          </span>
        )}
        <Button
          look="quiet"
          className={`${styles.iconButton} ${styles.remove}`}
          aria-label={texts.removeHours({ hours: intervalText(interval) })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </Button>
      </div>
      {problem && (
        <p id={id} className={inputStyles.error}>
          {problem.kind === 'overlap'
            ? texts.overlaps({ hours: intervalText(problem.other) })
            : texts.sameTimes({
                use: (
                  <button type="button" className={styles.more} onClick={() => onChange(ALL_DAY)}>
                    {texts.allDay()}
                  </button>
                ),
              })}
        </p>
      )}
    </div>
  );
}
