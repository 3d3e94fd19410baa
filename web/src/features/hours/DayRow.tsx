import { Ellipsis, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Day, Week } from '@cortado/contract/week';
import { Popover } from 'radix-ui';
import { Button, IconButton, buttonClass } from '../../ui/Button.tsx';
import { Intervals } from './Intervals.tsx';
import { dayNames, shortDayNames, twoLetterDayNames } from './day-names.ts';
import { dayProblem } from './week.ts';
import { Card } from '../../ui/Card.tsx';
import { Row, Text } from '../../ui/Layout.tsx';
import * as texts from '#messages/hours';
import * as styles from './week-grid.module.css';
import * as copyDayStyles from './copy-day.module.css';

interface CopyDayProps {
  /** From Monday. */
  day: number;
  onCopy: (days: readonly number[]) => void;
}

/** Copies the hours of this day to others. */
function CopyDay({ day, onCopy }: CopyDayProps) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const name = dayNames()[day]!;
  return (
    <Popover.Root onOpenChange={() => setChosen([])}>
      <Popover.Trigger
        className={buttonClass({ look: 'quiet', size: 'small', icon: true })}
        aria-label={texts.copyDay({ day: name })}
      >
        <Copy size={16} />
      </Popover.Trigger>
      <Card
        as={Popover.Content}
        look="float"
        className={copyDayStyles.menu}
        align="end"
        sideOffset={6}
        collisionPadding={12}
        aria-label={texts.copyTo({ day: name })}
      >
        <Text size="ui" weight="strong">
          {texts.copyTo({ day: name })}
        </Text>
        <div className={copyDayStyles.days}>
          {dayNames().map((whole, at) => (
            <button
              key={whole}
              type="button"
              aria-label={whole}
              aria-pressed={chosen.includes(at)}
              disabled={at === day}
              onClick={() => {
                const others = chosen.filter((one) => one !== at);
                setChosen(chosen.includes(at) ? others : [...chosen, at]);
              }}
            >
              {twoLetterDayNames()[at]}
            </button>
          ))}
        </div>
        <Row justify="end">
          <Popover.Close className={buttonClass({ look: 'quiet', size: 'small' })}>
            {texts.cancel()}
          </Popover.Close>
          <Popover.Close
            className={buttonClass({ size: 'small' })}
            disabled={chosen.length === 0}
            onClick={() => onCopy(chosen)}
          >
            {texts.copyAction({ count: chosen.length })}
          </Popover.Close>
        </Row>
      </Card>
    </Popover.Root>
  );
}

interface DayRowProps {
  week: Week;
  /** The stored hours, where changes are to be highlighted. */
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
          icon={Ellipsis}
          className={`${styles.dayMenu} narrow-only`}
          label={texts.dayMenu({ day: name })}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      )}
    </li>
  );
}
