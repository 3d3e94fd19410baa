import { Plus, X } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { type Interval, ALL_DAY, endsNextDay } from '@cortado/contract/week';
import { Button, IconButton, TextButton } from '../../ui/Button.tsx';
import { Row, Text } from '../../ui/Layout.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { addedInterval, type IntervalProblem, isAllDay, intervalText } from './week.ts';
import { IntervalTimes } from './TimeField.tsx';
import * as texts from '#messages/hours';
import * as styles from './week-grid.module.css';
import * as inputStyles from '../../ui/input.module.css';

interface IntervalFieldsProps extends ComponentProps<typeof IntervalTimes> {
  /** The name of the day it ends on after midnight, long and short. */
  nextDay: readonly [string, string] | null;
  problem: IntervalProblem | null;
  onRemove: () => void;
}

/** One interval of a day: from when to when, on the next day where it ends after midnight. */
function IntervalFields(props: IntervalFieldsProps) {
  const { nextDay, interval, problem, onChange, onRemove, ...times } = props;
  const id = useId();
  return (
    <div className={styles.interval}>
      <Row wrap>
        {isAllDay(interval) ? (
          <span className={styles.allDay}>{texts.allDay()}</span>
        ) : (
          <IntervalTimes
            {...times}
            interval={interval}
            isInvalid={problem !== null}
            describedBy={problem ? id : undefined}
            onChange={onChange}
          />
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
          icon={X}
          size="small"
          className={styles.remove}
          label={texts.removeHours({ hours: intervalText(interval) })}
          onClick={onRemove}
        />
      </Row>
      {problem && (
        <p id={id} className={inputStyles.error}>
          {problem.kind === 'overlap'
            ? texts.overlaps({ hours: intervalText(problem.other) })
            : texts.sameTimes({
                use: <TextButton onClick={() => onChange(ALL_DAY)}>{texts.allDay()}</TextButton>,
              })}
        </p>
      )}
    </div>
  );
}

interface IntervalsProps {
  /** Whose hours: 'Friday', 'Thu, Dec 24'. */
  name: string;
  /** The day after, long and short. */
  nextDay: readonly [string, string] | null;
  intervals: readonly Interval[];
  /** The stored hours, where changes are to be highlighted. */
  saved?: readonly Interval[] | undefined;
  problemAt: (index: number) => IntervalProblem | null;
  /** Shown without intervals. */
  none: string;
  /** What else a day without intervals may be. */
  instead?: ReactNode;
  /** Takes the focus when the focused button is removed. */
  row: RefObject<HTMLElement | null>;
  /** Other actions for the day. */
  children?: ReactNode;
  onChange: (intervals: readonly Interval[]) => void;
}

/** The intervals of a day, or 'closed', and their actions: two cells of its row. */
export function Intervals(props: IntervalsProps) {
  const { name, nextDay, intervals, saved, problemAt, none, instead, row, children, onChange } =
    props;
  const [added, setAdded] = useState<number | null>(null);
  const add = () => {
    setAdded(intervals.length);
    onChange([...intervals, addedInterval(intervals)]);
  };
  return (
    <>
      <Row wrap gap={12} className={styles.intervals}>
        {[...intervals.entries()].map(([at, interval]) => (
          <IntervalFields
            key={at}
            name={name}
            nextDay={nextDay}
            interval={interval}
            saved={saved && (saved[at] ?? null)}
            problem={problemAt(at)}
            takesFocus={at === added}
            onChange={(changed) => onChange(intervals.with(at, changed))}
            onRemove={() => {
              row.current?.focus();
              setAdded(null);
              onChange(intervals.toSpliced(at, 1));
            }}
          />
        ))}
        {intervals.length === 0 && (
          <>
            <Text as="span" size="ui" tone="faint" className={styles.none}>
              {none}
            </Text>
            <Button size="small" aria-label={texts.addHoursTo({ day: name })} onClick={add}>
              {texts.addHours()}
            </Button>
            {instead}
          </>
        )}
      </Row>
      <Row gap={0} className={styles.actions}>
        {intervals.length > 0 && (
          <IconButton
            icon={Plus}
            size="small"
            label={texts.moreHours({ day: name })}
            onClick={add}
          />
        )}
        {children}
      </Row>
    </>
  );
}
