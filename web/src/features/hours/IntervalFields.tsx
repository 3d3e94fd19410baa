import { X } from 'lucide-react';
import { useId } from 'react';
import { MINUTES_OF_DAY } from '@cortado/contract/clock';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { intervalText } from './interval-text.ts';
import * as texts from '#messages/hours';
import { TimeField } from './TimeField.tsx';
import { ALL_DAY, endsNextDay, type Interval } from '@cortado/contract/week';
import { isAllDay, type IntervalProblem } from './week.ts';
import * as inputStyles from '../../ui/input.module.css';
import * as linkStyles from '../../ui/link.module.css';
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
    <div className={styles.interval}>
      <Row wrap>
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
          <>
            <span aria-hidden="true">
              <Badge>{nextDay[1]}</Badge>
            </span>
            <span className="sr-only">{texts.endsOn({ day: nextDay[0] })}</span>
          </>
        )}
        <IconButton
          size="small"
          className={styles.remove}
          label={texts.removeHours({ hours: intervalText(interval) })}
          onClick={onRemove}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      </Row>
      {problem && (
        <p id={id} className={inputStyles.error}>
          {problem.kind === 'overlap'
            ? texts.overlaps({ hours: intervalText(problem.other) })
            : texts.sameTimes({
                use: (
                  <button
                    type="button"
                    className={linkStyles.link}
                    onClick={() => onChange(ALL_DAY)}
                  >
                    {texts.allDay()}
                  </button>
                ),
              })}
        </p>
      )}
    </div>
  );
}
