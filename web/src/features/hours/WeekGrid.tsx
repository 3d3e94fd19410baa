import { useEffect, useRef, useState } from 'react';
import { DAYS, withDay, type Day, type Week, type Interval } from '@cortado/contract/week';
import { toast } from '../../lib/toast.ts';
import { Heading, Row, Stack, Text } from '../../ui/Layout.tsx';
import { Button } from '../../ui/Button.tsx';
import { DayRow } from './DayRow.tsx';
import { SingleDates } from './SingleDates.tsx';
import { dayNames } from './day-names.ts';
import { isAllUnknown, addedInterval } from './week.ts';
import { IntervalTimes } from './TimeField.tsx';
import * as texts from '#messages/hours';
import * as styles from './week-grid.module.css';

/** Fills in an unknown week. */
function EveryDay({ onUse }: { onUse: (interval: Interval) => void }) {
  const [chosen, setChosen] = useState<Interval | null>(null);
  if (!chosen) {
    return <Button onClick={() => setChosen(addedInterval([]))}>{texts.everyDay()}</Button>;
  }
  const name = texts.everyDayLabel();
  return (
    <Row as="fieldset" wrap aria-label={name}>
      <IntervalTimes name={name} interval={chosen} takesFocus onChange={setChosen} />
      <Button disabled={chosen.from === chosen.to} onClick={() => onUse(chosen)}>
        {texts.everyDayAction()}
      </Button>
    </Row>
  );
}

interface OtherRulesProps {
  week: Week;
  /** Whether closing on public holidays is among them, because it has no checkbox of its own. */
  showsHolidays: boolean;
}

/** The rules that override the days of a week, which only the text can change. */
function OtherRules({ week: { closedOnHolidays, rules }, showsHolidays }: OtherRulesProps) {
  const closed = showsHolidays && closedOnHolidays ? [texts.closedOnHolidays()] : [];
  const asCode = rules.map((rule) => [rule, <code key={rule}>{rule}</code>] as const);
  const all = [...closed.map((text) => [text, text] as const), ...asCode];
  if (all.length === 0) return null;
  return (
    <Stack as="section" gap={8} aria-label={texts.otherRules()}>
      <Heading size="name">{texts.otherRules()}</Heading>
      <Text size="ui" tone="faint">
        {texts.otherRulesHint()}
      </Text>
      <Stack as="ul" gap={8}>
        {all.map(([text, shown]) => (
          <Text as="li" key={text} size="ui">
            {shown}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}

interface WeekGridProps {
  week: Week;
  /** The stored hours, where changes are to be highlighted. */
  saved?: Week | null | undefined;
  /** 'YYYY-MM-DD' at the cafe. */
  today: string;
  /** Narrow rows, as in a dialog. */
  isCompact?: boolean;
  onChange: (week: Week) => void;
}

/** The hours of a usual week and of single dates. Days that are not filled in stay unknown. */
export function WeekGrid({ week, saved, today, isCompact = false, onChange }: WeekGridProps) {
  const setDays = (days: readonly number[], intervals: Day) =>
    onChange(days.reduce((before, day) => withDay(before, day, intervals), week));
  const latest = useRef<{ shown: Week; change: (next: Week) => void } | null>(null);
  useEffect(() => {
    latest.current = { shown: week, change: onChange };
    // As text they may be edited too.
    return () => {
      latest.current = null;
    };
  }, [week, onChange]);
  const copy = (from: number, days: readonly number[]) => {
    const copied = week.days[from]!;
    setDays(days, copied);
    const undo = () => {
      if (!latest.current) return;
      const { shown, change } = latest.current;
      // A day that was edited since is not changed.
      const copies = days.filter((day) => shown.days[day] === copied);
      change(copies.reduce((next, day) => withDay(next, day, week.days[day]!), shown));
    };
    toast({
      tone: 'success',
      title: texts.copied({ day: dayNames()[from]!, count: days.length }),
      action: { label: texts.undo(), run: undo },
    });
  };
  return (
    <Stack gap={24} className={styles.grid}>
      {isAllUnknown(week) && (
        <EveryDay onUse={(interval) => setDays([...DAYS.keys()], [interval])} />
      )}
      <Stack as="ul" gap={8} lines>
        {dayNames().map((name, day) => (
          <DayRow
            key={name}
            week={week}
            saved={saved}
            day={day}
            isCompact={isCompact}
            onChange={(intervals) => setDays([day], intervals)}
            onCopy={(days) => copy(day, days)}
          />
        ))}
      </Stack>
      <OtherRules week={week} showsHolidays={isCompact} />
      <SingleDates week={week} today={today} onChange={onChange} />
    </Stack>
  );
}
