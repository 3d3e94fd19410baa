import { useEffect, useEffectEvent, useState } from 'react';
import { localTime } from '../../lib/open-state.ts';
import { useNow } from '../../lib/useNow.ts';
import { useHoursDraft } from './useHoursDraft.ts';
import { useHoursPreview, type Position } from './useHoursPreview.ts';

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

/** Hours while they are edited, and how they would appear. */
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
