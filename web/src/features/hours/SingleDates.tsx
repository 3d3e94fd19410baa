import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { AddDate } from './AddDate.tsx';
import { DateRow } from './DateRow.tsx';
import * as texts from '#messages/hours';
import { withDate, type Week } from '@cortado/contract/week';
import { withoutPast } from './week.ts';

interface SingleDatesProps {
  week: Week;
  /** 'YYYY-MM-DD' at the cafe: dates before it are over. */
  today: string;
  onChange: (week: Week) => void;
}

/** The dates that are not as usual. */
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
        <Text as="h2" size="name" ref={heading} tabIndex={-1}>
          {texts.dates()}
        </Text>
        {!isAdding && (
          <Button size="small" onClick={() => setIsAdding(true)}>
            <Plus size={16} aria-hidden="true" />
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
