import { useEffect, useEffectEvent, useState } from 'react';
import { textToWeek } from '@cortado/contract/read-week';
import { weekToText } from '@cortado/contract/write-week';
import type { Week } from '@cortado/contract/week';
import type { HoursPreview } from '@cortado/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { localTime } from '../../lib/open-state.ts';
import { useNow } from '../../lib/useNow.ts';
import { isValid, withoutPast } from './week.ts';
import { call } from '../../lib/api.ts';
import { useDebouncedValue } from '../../lib/useDebouncedValue.ts';

/** A text with one rule a line, as it is written and read. */
export function toLines(text: string): string {
  return text.replaceAll(/("[^"]*")|;\s*/g, (_, quoted?: string) => quoted ?? ';\n');
}

/** Lines as one text, as it is stored. */
export const toOneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

const DELAY_MS = 400;

/** Where a cafe is, in degrees. */
interface Position {
  latitude: number;
  longitude: number;
}

function previewQuery(text: string, at: Position | null) {
  const body = { text, latitude: at?.latitude ?? 0, longitude: at?.longitude ?? 0 };
  return queryOptions({
    queryKey: ['POST /api/hours/preview', body],
    queryFn: ({ signal }): Promise<HoursPreview> =>
      call('POST /api/hours/preview', { body }, signal),
    enabled: at !== null,
    staleTime: Infinity,
  });
}

/**
 * How hours would appear, once nothing has been typed for a while.
 * @param text one rule a line, as its errors count them
 * @param at null where the cafe's place is not known
 */
export function useHoursPreview(text: string, saved: string, at: Position | null) {
  const settled = useDebouncedValue(text, DELAY_MS);
  const { data, isPlaceholderData } = useQuery({
    ...previewQuery(settled, at),
    placeholderData: keepPreviousData,
  });
  const stored = useQuery(previewQuery(saved, at)).data;
  const isOfText = settled === text && data !== undefined && !isPlaceholderData;
  return {
    /** Null while the present text can be read, or is not checked yet. */
    error: (isOfText && data.error) || null,
    warnings: isOfText ? data.warnings : [],
    /** Of the text, or the last valid ones while it can't be read. */
    shown: data?.error ? stored : data,
    stored,
    isStored: data?.error != null,
    timeZone: (data ?? stored)?.timeZone,
  };
}

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
 * Hours being edited, as a week or as text.
 * @param value the text they began with, or what was emitted last; another one resets the editor
 * @param onChange gets the text; of a week that overlaps itself too
 */
function useHoursDraft(value: string, today: string, onChange: (text: string) => void) {
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
    /** Whether a week can be stored; for a text the server decides. */
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

export interface EditedHours {
  /** In the syntax of OpenStreetMap; '' is unknown. */
  value: string;
  /** As it is stored. */
  saved: string;
  /** Of the cafe; null while that is not known. */
  at: Position | null;
  onChange: (value: string) => void;
  /** Whether it can be stored, as far as is known. */
  onReady: (isReady: boolean) => void;
}

/** Hours being edited, and how they would appear. */
export function useHoursEditor({ value, saved, at, onChange, onReady }: EditedHours) {
  const now = useNow();
  const [zone, setZone] = useState('UTC');
  const today = now === null ? '' : localTime(now, zone).slice(0, 10);
  const draft = useHoursDraft(value, today, onChange);
  const preview = useHoursPreview(draft.text, saved, at);
  const { error, timeZone } = preview;
  if (timeZone !== undefined && timeZone !== zone) setZone(timeZone);
  const isReady = draft.isValid && error === null;
  const notifyReady = useEffectEvent(onReady);
  useEffect(() => notifyReady(isReady), [isReady]);
  return { draft, preview, /** 'YYYY-MM-DD' at the cafe. */ today };
}
