import { Plus } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { IntervalFields } from './IntervalFields.tsx';
import * as texts from '#messages/hours';
import type { Interval } from '@cortado/contract/week';
import { addedInterval, type IntervalProblem } from './week.ts';
import * as styles from './week-grid.module.css';

interface IntervalsProps {
  /** Whose hours: 'Friday', 'Thu, Dec 24'. */
  name: string;
  /** The day after, whole and short. */
  nextDay: readonly [string, string] | null;
  intervals: readonly Interval[];
  /** What was stored, where changes are to be seen. */
  saved?: readonly Interval[] | undefined;
  problemAt: (index: number) => IntervalProblem | null;
  /** What stands there where there are none. */
  none: string;
  /** What else the day may be where there are none. */
  instead?: ReactNode;
  /** Takes the focus when the button that had it goes. */
  row: RefObject<HTMLElement | null>;
  /** What else can be done with the day. */
  children?: ReactNode;
  onChange: (intervals: readonly Interval[]) => void;
}

/** The intervals of a day, or that it is closed, and what can be done with them: two cells of its row. */
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
            saved={saved?.[at]}
            hasSaved={saved !== undefined}
            problem={problemAt(at)}
            isNew={at === added}
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
          <IconButton size="small" label={texts.moreHours({ day: name })} onClick={add}>
            <Plus size={16} aria-hidden="true" />
          </IconButton>
        )}
        {children}
      </Row>
    </>
  );
}
