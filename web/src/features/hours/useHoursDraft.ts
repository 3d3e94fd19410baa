import { useState } from 'react';
import { textToWeek } from '@cortado/contract/read-week';
import { weekToText } from '@cortado/contract/write-week';
import { toLines, toOneLine } from './text-lines.ts';
import type { Week } from '@cortado/contract/week';
import { isValid, withoutPast } from './week.ts';

interface Draft {
  /** Null while it is edited as text. */
  week: Week | null;
  /** One rule a line. */
  text: string;
  /** What was emitted last. */
  emitted: string;
}

function newDraft(text: string): Draft {
  return { week: textToWeek(text), text: toLines(text), emitted: text };
}

/**
 * Hours while they are edited, as a week or as text.
 * @param value the text they began with, or what was emitted last; another one begins anew
 * @param onChange gets the text; of a week that overlaps itself too
 */
export function useHoursDraft(value: string, today: string, onChange: (text: string) => void) {
  const [stored, setDraft] = useState(() => newDraft(value));
  let draft = stored;
  if (value !== stored.emitted) {
    draft = newDraft(value);
    setDraft(draft);
  }
  const emit = (next: Draft) => {
    setDraft(next);
    onChange(next.emitted);
  };
  const { week, text } = draft;
  const canBeWeek = week !== null || textToWeek(text) !== null;
  return {
    week,
    text,
    canBeWeek,
    /** Whether a week can be stored; of a text the server says it. */
    isValid: week === null || isValid(week),
    setWeek: (next: Week) => {
      const emitted = weekToText(withoutPast(next, today));
      emit({ week: next, text: toLines(emitted), emitted });
    },
    setText: (next: string) => emit({ week: null, text: next, emitted: toOneLine(next) }),
    setMode: (mode: 'week' | 'text') =>
      setDraft({ ...draft, week: mode === 'week' ? textToWeek(text) : null }),
  };
}
