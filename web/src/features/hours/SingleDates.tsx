import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { withDate, type Week, type SingleDate, type Interval } from '@cortado/contract/week';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Columns, Heading, Row, Stack, Text } from '../../ui/Layout.tsx';
import { formatWeekdayDate } from '../../lib/dates.ts';
import { TextField } from '../../ui/TextField.tsx';
import { withoutPast, intervalProblem } from './week.ts';
import { DayName } from './DayList.tsx';
import { Intervals } from './Intervals.tsx';
import * as texts from '#messages/hours';
import * as styles from './week-grid.module.css';

interface DateRowProps {
  single: SingleDate;
  onChange: (intervals: readonly Interval[]) => void;
  onRemove: () => void;
}

/** A date that is not as usual. */
function DateRow({ single: { date, name, intervals }, onChange, onRemove }: DateRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const day = formatWeekdayDate(date);
  return (
    <li ref={row} className={styles.row} tabIndex={-1} aria-label={day}>
      <Text as="span" size="ui" weight="strong" className={styles.day}>
        {day}
        {name && <DayName name={name} />}
      </Text>
      <Intervals
        name={day}
        nextDay={null}
        intervals={intervals}
        problemAt={(index) => intervalProblem(intervals, index)}
        none={texts.closed()}
        row={row}
        onChange={onChange}
      >
        <IconButton
          icon={Trash2}
          look="remove"
          size="small"
          label={texts.removeDate({ day })}
          onClick={onRemove}
        />
      </Intervals>
    </li>
  );
}

const MAX_NAME_LENGTH = 60;

interface AddDateProps {
  today: string;
  onAdd: (date: SingleDate) => void;
  onCancel: () => void;
}

/** Asks for a special date; it is closed until it gets hours. */
function AddDate({ today, onAdd, onCancel }: AddDateProps) {
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const add = () => {
    if (date < today) return setError(date === '' ? texts.dateMissing() : texts.dateOver());
    return onAdd({ date, name: name.trim().replaceAll('"', ''), intervals: [] });
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It adds the date and does not send the form around it.
    event.preventDefault();
    add();
  };
  return (
    <Stack as="fieldset" aria-label={texts.addDate()}>
      <Columns of={2}>
        <TextField
          label={texts.date()}
          type="date"
          min={today}
          value={date}
          onKeyDown={addOnEnter}
          error={error}
          onChange={(event) => {
            setDate(event.target.value);
            setError(undefined);
          }}
        />
        <TextField
          label={texts.dateName()}
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onKeyDown={addOnEnter}
          onChange={(event) => setName(event.target.value)}
        />
      </Columns>
      <Row justify="end">
        <Button look="quiet" size="small" onClick={onCancel}>
          {texts.cancel()}
        </Button>
        <Button size="small" onClick={add}>
          {texts.addDate()}
        </Button>
      </Row>
    </Stack>
  );
}

interface SingleDatesProps {
  week: Week;
  /** 'YYYY-MM-DD' at the cafe: dates before it are over. */
  today: string;
  onChange: (week: Week) => void;
}

/** The special dates. */
export function SingleDates({ week, today, onChange }: SingleDatesProps) {
  const [isAdding, setIsAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { dates } = withoutPast(week, today);
  const close = () => {
    heading.current?.focus();
    setIsAdding(false);
  };
  return (
    <Stack as="section">
      <Row justify="between">
        <Heading size="name" ref={heading} tabIndex={-1}>
          {texts.dates()}
        </Heading>
        {!isAdding && (
          <Button size="small" onClick={() => setIsAdding(true)}>
            <Plus size={16} />
            {texts.addDate()}
          </Button>
        )}
      </Row>
      {isAdding && (
        <AddDate
          today={today}
          onAdd={(date) => {
            onChange(withDate(week, date));
            close();
          }}
          onCancel={close}
        />
      )}
      {dates.length > 0 && (
        <Stack as="ul" gap={8} lines>
          {dates.map((single) => (
            <DateRow
              key={single.date}
              single={single}
              onChange={(intervals) => onChange(withDate(week, { ...single, intervals }))}
              onRemove={() => {
                heading.current?.focus();
                onChange({ ...week, dates: week.dates.filter(({ date }) => date !== single.date) });
              }}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
