import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Note } from '../../ui/Note.tsx';
import { Checkbox } from '../../ui/Choice.tsx';
import { Row, Sides, Stack } from '../../ui/Layout.tsx';
import { focusWrongTime } from './focus-wrong-time.ts';
import { HoursPreview } from './HoursPreview.tsx';
import { HoursText, HowToWrite } from './HoursText.tsx';
import * as texts from '#messages/hours';
import { useHoursEditor, type EditedHours } from './useHoursEditor.ts';
import { hasHolidayRule } from './week.ts';
import { WeekGrid } from './WeekGrid.tsx';
import * as inputStyles from '../../ui/input.module.css';
import * as segmentedStyles from '../../ui/segmented.module.css';
import * as styles from './hours-editor.module.css';

type View = 'week' | 'text' | 'preview';

interface EditorViewsProps {
  shown: View;
  canBeWeek: boolean;
  onShow: (view: View) => void;
}

const lookOf = (view: View) => (view === 'preview' ? 'narrow-only' : undefined);

/** Week or text; on a phone the preview too, which otherwise stands beside them. */
function EditorViews({ shown, canBeWeek, onShow }: EditorViewsProps) {
  return (
    <fieldset className={`${segmentedStyles.segmented} ${styles.views}`} aria-label={texts.view()}>
      {(['week', 'text', 'preview'] as const).map((view) => (
        <button
          key={view}
          type="button"
          className={lookOf(view)}
          aria-pressed={shown === view}
          disabled={view === 'week' && !canBeWeek}
          onClick={() => onShow(view)}
        >
          {texts.views[view]()}
        </button>
      ))}
    </fieldset>
  );
}

/** The hours of a cafe as a week or as text, and how they will appear. */
export function HoursEditor(edited: EditedHours) {
  const [isPreviewed, setIsPreviewed] = useState(false);
  const { draft, preview, today } = useHoursEditor(edited);
  const { week, text } = draft;
  const { error } = preview;
  const body = useRef<HTMLDivElement>(null);
  const show = (view: View) => {
    flushSync(() => setIsPreviewed(view === 'preview'));
    // A time that can't be read is in the week alone.
    if (view === 'text' && focusWrongTime(body.current!)) return;
    if (view !== 'preview') draft.setMode(view);
  };
  // On a phone it takes their place.
  const unlessPreviewed = isPreviewed ? 'wide-only' : undefined;
  return (
    <Sides onTablet gap={48}>
      <Stack gap={16}>
        <Row wrap gap={16} justify="between">
          <EditorViews
            shown={isPreviewed ? 'preview' : week ? 'week' : 'text'}
            canBeWeek={draft.canBeWeek}
            onShow={show}
          />
          {week && !hasHolidayRule(week) && (
            <div className={unlessPreviewed}>
              <Checkbox
                checked={week.closedOnHolidays}
                onCheck={(closedOnHolidays) => draft.setWeek({ ...week, closedOnHolidays })}
              >
                {texts.closedOnHolidays()}
              </Checkbox>
            </div>
          )}
        </Row>
        <Stack ref={body} className={unlessPreviewed}>
          {!draft.canBeWeek && !error && <Note>{texts.onlyText()}</Note>}
          {week ? (
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
        </Stack>
      </Stack>
      <HoursPreview
        {...preview}
        today={today}
        isPlaced={edited.at !== null}
        className={isPreviewed ? undefined : 'wide-only'}
      />
    </Sides>
  );
}
