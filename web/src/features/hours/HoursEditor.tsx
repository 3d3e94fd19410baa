import { useEffect, useEffectEvent, useState } from 'react';
import { localTime } from '../../lib/open-state.ts';
import { useNow } from '../../lib/useNow.ts';
import { Choice } from '../../ui/Choice.tsx';
import { EditorViews } from './EditorViews.tsx';
import { HoursPreview } from './HoursPreview.tsx';
import { HoursText } from './HoursText.tsx';
import { HowToWrite } from './HowToWrite.tsx';
import * as texts from './texts.tsx';
import { useHoursDraft } from './useHoursDraft.ts';
import { useHoursPreview, type Position } from './useHoursPreview.ts';
import { CLOSED_WEEK } from './week.ts';
import { WeekGrid } from './WeekGrid.tsx';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './hours-editor.module.css';

interface HoursEditorProps {
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

/** The hours of a cafe as a week or as text, and how they will appear. */
export function HoursEditor({ value, saved, at, onChange, onReady }: HoursEditorProps) {
  const now = useNow();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const [zone, setZone] = useState('UTC');
  const today = now === null ? '' : localTime(now, zone).slice(0, 10);
  const draft = useHoursDraft(value, today, onChange);
  const { mode, week, text } = draft;
  const preview = useHoursPreview(text, saved, at);
  const { error, timeZone } = preview;
  if (timeZone !== undefined && timeZone !== zone) setZone(timeZone);
  const isReady = draft.isSound && error === null;
  const tellReady = useEffectEvent(onReady);
  useEffect(() => tellReady(isReady), [isReady]);
  return (
    <div className={styles.hoursEditor} data-previewed={isPreviewed || undefined}>
      <div className={styles.edit}>
        <div className={styles.head}>
          <EditorViews
            shown={isPreviewed ? 'preview' : mode}
            canBeWeek={draft.canBeWeek}
            onShow={(view) => {
              setIsPreviewed(view === 'preview');
              if (view !== 'preview') draft.setMode(view);
            }}
          />
          {mode === 'week' && (
            <div className={styles.holidays}>
              <Choice
                checked={(week ?? CLOSED_WEEK).closedOnHolidays}
                onChange={(closedOnHolidays) =>
                  draft.setWeek({ ...(week ?? CLOSED_WEEK), closedOnHolidays })
                }
              >
                {texts.closedOnHolidays}
              </Choice>
            </div>
          )}
        </div>
        <div className={styles.body}>
          {!draft.canBeWeek && !error && <p className={styles.note}>{texts.onlyText}</p>}
          {mode === 'week' ? (
            <>
              <WeekGrid week={week} today={today} onChange={draft.setWeek} />
              {error && <p className={inputStyles.error}>{error.message}</p>}
            </>
          ) : (
            <>
              <HoursText value={text} error={error} onChange={draft.setText} />
              <HowToWrite />
            </>
          )}
        </div>
      </div>
      <HoursPreview {...preview} today={today} isPlaced={at !== null} />
    </div>
  );
}
