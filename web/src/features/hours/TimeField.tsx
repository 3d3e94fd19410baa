import { useEffect, useId, useRef, useState } from 'react';
import { clockTime, MINUTES_OF_DAY } from '@cortado/contract/clock';
import { focusWrongTime } from './focus-wrong-time.ts';
import { readTime } from './read-time.ts';
import * as texts from '#messages/hours';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './week-grid.module.css';

const STEP_MINUTES = 15;

interface TimeFieldProps {
  label: string;
  /** Minutes since midnight. */
  value: number;
  /** Of an end, its beginning. */
  after?: number;
  isChanged?: boolean;
  isInvalid?: boolean;
  describedBy?: string | undefined;
  /** Whether it takes the focus when it appears. */
  takesFocus?: boolean;
  onChange: (minutes: number) => void;
}

/**
 * A time of day, typed in any usual way and settled on leaving the field; the arrows move it by a quarter of an hour. What is no
 * time stays, with a message, and its form is not sent: the cursor goes into the field.
 */
export function TimeField(props: TimeFieldProps) {
  const { label, value, after, isChanged, isInvalid, describedBy, takesFocus, onChange } = props;
  const [draft, setDraft] = useState({ text: '', isWrong: false, of: NaN });
  const id = useId();
  // Another value than it was typed over replaces it.
  const typed = draft.of === value ? draft.text : null;
  const isWrong = typed !== null && draft.isWrong;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.select();
  }, [takesFocus]);
  useEffect(() => {
    const form = input.current?.form;
    if (!isWrong || !form) return undefined;
    // Before the form's own handler, which knows only the last time that could be read.
    const refuse = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      focusWrongTime(form);
    };
    form.addEventListener('submit', refuse, true);
    return () => form.removeEventListener('submit', refuse, true);
  }, [isWrong]);
  const settle = () => {
    if (typed === null) return;
    const minutes = readTime(typed, after);
    setDraft({ text: typed, isWrong: minutes === null, of: minutes === null ? value : NaN });
    if (minutes !== null && minutes !== value % MINUTES_OF_DAY) onChange(minutes);
  };
  const step = (by: number) => {
    const now = (typed === null ? null : readTime(typed, after)) ?? value;
    setDraft({ ...draft, of: NaN });
    const next = Math.round(now / STEP_MINUTES) * STEP_MINUTES + by;
    onChange((next + MINUTES_OF_DAY) % MINUTES_OF_DAY);
  };
  return (
    <>
      <input
        ref={input}
        className={`${inputStyles.input} ${styles.time}`}
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={MINUTES_OF_DAY}
        aria-valuetext={typed ?? clockTime(value)}
        aria-invalid={isInvalid || isWrong || undefined}
        aria-describedby={isWrong ? id : describedBy}
        autoComplete="off"
        data-changed={isChanged || undefined}
        data-wrong={isWrong || undefined}
        value={typed ?? clockTime(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft({ text: event.target.value, isWrong: false, of: value })}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // It settles the time and does not send the form.
            event.preventDefault();
            settle();
          }
          if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
          event.preventDefault();
          step(event.key === 'ArrowUp' ? STEP_MINUTES : -STEP_MINUTES);
        }}
      />
      {isWrong && (
        <p id={id} role="alert" className={`${inputStyles.error} ${styles.notTime}`}>
          {typed.trim() === '' ? texts.timeMissing() : texts.notTime({ typed })}
        </p>
      )}
    </>
  );
}
