import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Columns, Row, Stack } from '../../ui/Layout.tsx';
import { TextField } from '../../ui/TextField.tsx';
import * as texts from '#messages/hours';
import type { SingleDate } from '@cortado/contract/week';

const MAX_NAME_LENGTH = 60;

interface AddDateProps {
  today: string;
  onAdd: (date: SingleDate) => void;
  onCancel: () => void;
}

/** Asks which date is not as usual; it is closed until it gets hours. */
export function AddDate({ today, onAdd, onCancel }: AddDateProps) {
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
