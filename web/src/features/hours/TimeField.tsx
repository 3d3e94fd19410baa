import { useEffect, useId, useRef, useState } from 'react';
import { clockTime, MINUTES_OF_DAY } from '@cortado/contract/clock';
import type { Interval } from '@cortado/contract/week';
import * as texts from '#messages/hours';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './week-grid.module.css';

const NOON = MINUTES_OF_DAY / 2;

/**
 * The minutes since midnight meant by '9', '9a', '7:30 pm', '17:30', '7h30', '1730' or 'noon'; null for anything else.
 * @param after for an end, its beginning: '5' after 9 AM is in the afternoon
 */
export function readTime(text: string, after?: number): number | null {
  const typed = text.trim().toLowerCase().replaceAll('.', '');
  if (typed === 'noon') return NOON;
  if (typed === 'midnight') return 0;
  const [, hours, minutes = '00', half] =
    /^(\d{1,2}?)[:;,h]?(\d{2})?\s*([ap])?m?$/.exec(typed) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === undefined || minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    return (hour % 12) * 60 + minute + (half === 'p' ? NOON : 0);
  }
  const ofDay = (hour * 60 + minute) % MINUTES_OF_DAY;
  const isVague = hour >= 1 && hour < 12 && !hours.startsWith('0');
  return isVague && after !== undefined && ofDay <= after ? ofDay + NOON : ofDay;
}

/** Focuses a field, after opening its tab. */
function focusInTab(field: HTMLElement): void {
  const panel = field.closest('[role=tabpanel][hidden]');
  if (!panel) return field.focus();
  // A tab opens as it gets the focus.
  document.getElementById(panel.getAttribute('aria-labelledby')!)?.focus();
  // It is shown a step after that.
  setTimeout(() => field.focus());
}

/** Puts the cursor into the first time that can’t be read. @returns whether there is one */
export function focusWrongTime(within: Element): boolean {
  const field = within.querySelector<HTMLInputElement>('[role=spinbutton][data-wrong]');
  if (field) focusInTab(field);
  return field !== null;
}

const STEP_MINUTES = 15;

interface TimeFieldProps {
  label: string;
  /** Minutes since midnight. */
  value: number;
  /** Of an end, its beginning. */
  after?: number;
  isChanged?: boolean;
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
  /** Whether it takes the focus when it appears. */
  takesFocus?: boolean | undefined;
  onChange: (minutes: number) => void;
}

/**
 * A time of day, typed in any usual way and settled on leaving the field; the arrows move it by a quarter of an hour. What is no
 * time stays, with a message, and blocks its form: the cursor goes into the field.
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

interface IntervalTimesProps extends Pick<
  TimeFieldProps,
  'isInvalid' | 'describedBy' | 'takesFocus'
> {
  /** Whose hours: 'Friday'. */
  name: string;
  interval: Interval;
  /** The stored value, where changes are to be highlighted; null for none. */
  saved?: Interval | null | undefined;
  onChange: (interval: Interval) => void;
}

/** From when to when. */
export function IntervalTimes(props: IntervalTimesProps) {
  const { name, interval, saved = interval, takesFocus, onChange, ...field } = props;
  const { from, to } = interval;
  return (
    <>
      <TimeField
        label={texts.from({ day: name })}
        value={from}
        isChanged={saved?.from !== from}
        takesFocus={takesFocus}
        onChange={(minutes) => onChange({ from: minutes, to })}
        {...field}
      />
      <span aria-hidden="true">–</span>
      <TimeField
        label={texts.to({ day: name })}
        value={to}
        after={from}
        isChanged={saved?.to !== to}
        onChange={(minutes) => onChange({ from, to: minutes || MINUTES_OF_DAY })}
        {...field}
      />
    </>
  );
}
