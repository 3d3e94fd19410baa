import { useState } from 'react';
import { textToWeek, toLines, toOneLine, weekToText } from './week-text.ts';
import { isSound, withoutPast, type Week } from './week.ts';

interface Draft {
  /** Null while it is edited as text. */
  week: Week | null;
  /** One rule a line. */
  text: string;
  /** What was told last. */
  told: string;
}

function begin(text: string): Draft {
  return { week: textToWeek(text), text: toLines(text), told: text };
}

/**
 * Hours while they are edited, as a week or as text.
 * @param value the text they began with, or what was told last; another one begins anew
 * @param onChange is told the text; of a week that overlaps itself too
 */
export function useHoursDraft(value: string, today: string, onChange: (text: string) => void) {
  const [kept, setDraft] = useState(() => begin(value));
  let draft = kept;
  if (value !== kept.told) {
    draft = begin(value);
    setDraft(draft);
  }
  const tell = (next: Draft) => {
    setDraft(next);
    onChange(next.told);
  };
  const { week, text } = draft;
  const canBeWeek = week !== null || textToWeek(text) !== null;
  return {
    week,
    text,
    canBeWeek,
    /** Whether a week can be stored; of a text the server says it. */
    isSound: week === null || isSound(week),
    setWeek: (next: Week) => {
      const told = weekToText(withoutPast(next, today));
      tell({ week: next, text: toLines(told), told });
    },
    setText: (next: string) => tell({ week: null, text: next, told: toOneLine(next) }),
    setMode: (mode: 'week' | 'text') =>
      setDraft({ ...draft, week: mode === 'week' ? textToWeek(text) : null }),
  };
}
