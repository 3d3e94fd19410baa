import { useEffect, useRef } from 'react';
import { toast } from '../../lib/toast.ts';
import { Stack } from '../../ui/Layout.tsx';
import { DayRow } from './DayRow.tsx';
import { EveryDay } from './EveryDay.tsx';
import { OtherRules } from './OtherRules.tsx';
import { SingleDates } from './SingleDates.tsx';
import * as texts from '#messages/hours';
import { dayNames } from './day-names.ts';
import { DAYS, withDay, type Day, type Week } from '@cortado/contract/week';
import { isAllUnknown } from './week.ts';
import * as styles from './week-grid.module.css';

interface WeekGridProps {
  week: Week;
  /** What was stored, where changes are to be seen. */
  saved?: Week | null | undefined;
  /** 'YYYY-MM-DD' at the cafe. */
  today: string;
  /** Narrow rows, as in a dialog. */
  isCompact?: boolean;
  onChange: (week: Week) => void;
}

/** The hours of a usual week and of single dates. Days nobody has filled in stay unknown. */
export function WeekGrid({ week, saved, today, isCompact = false, onChange }: WeekGridProps) {
  const setDays = (days: readonly number[], intervals: Day) =>
    onChange(days.reduce((before, day) => withDay(before, day, intervals), week));
  const latest = useRef<{ shown: Week; tell: (next: Week) => void } | null>(null);
  useEffect(() => {
    latest.current = { shown: week, tell: onChange };
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
      const { shown, tell } = latest.current;
      // A day that was edited since stays as it is.
      const copies = days.filter((day) => shown.days[day] === copied);
      tell(copies.reduce((next, day) => withDay(next, day, week.days[day]!), shown));
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
