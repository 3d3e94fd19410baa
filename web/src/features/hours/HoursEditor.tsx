import { useState } from 'react';
import { Choice } from '../../ui/Choice.tsx';
import { EditorViews } from './EditorViews.tsx';
import { HoursPreview } from './HoursPreview.tsx';
import { HoursText } from './HoursText.tsx';
import { HowToWrite } from './HowToWrite.tsx';
import * as texts from './texts.tsx';
import { useHoursEditor, type EditedHours } from './useHoursEditor.ts';
import { CLOSED_WEEK } from './week.ts';
import { WeekGrid } from './WeekGrid.tsx';
import * as inputStyles from '../../ui/input.module.css';
import * as styles from './hours-editor.module.css';

/** The hours of a cafe as a week or as text, and how they will appear. */
export function HoursEditor(edited: EditedHours) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { draft, preview, today } = useHoursEditor(edited);
  const { mode, week, text } = draft;
  const { error } = preview;
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
              <HoursText
                value={text}
                error={error}
                warnings={preview.warnings}
                onChange={draft.setText}
              />
              <HowToWrite />
            </>
          )}
        </div>
      </div>
      <HoursPreview {...preview} today={today} isPlaced={edited.at !== null} />
    </div>
  );
}
