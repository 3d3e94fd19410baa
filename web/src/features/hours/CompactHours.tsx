import { textToWeek } from '@cortado/contract/read-week';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Note } from '../../ui/Note.tsx';
import { HoursText } from './HoursText.tsx';
import { focusWrongTime } from './TimeField.tsx';
import { useHoursEditor, type EditedHours } from './useHoursEditor.ts';
import { WeekGrid } from './WeekGrid.tsx';
import * as texts from '#messages/hours';
import * as inputStyles from '../../ui/input.module.css';

type Editor = ReturnType<typeof useHoursEditor>;

type WeekOrTextProps = Editor &
  Pick<ComponentProps<typeof WeekGrid>, 'saved' | 'isCompact'> & {
    /** Below the text. */
    children?: ReactNode;
  };

/** The hours of a cafe as a week, or as text. */
export function WeekOrText({ draft, preview, children, ...grid }: WeekOrTextProps) {
  const { week, text, canBeWeek, setWeek, setText } = draft;
  const { error, warnings } = preview;
  return (
    <>
      {!canBeWeek && !error && <Note>{texts.onlyText()}</Note>}
      {week ? (
        <>
          <WeekGrid {...grid} week={week} onChange={setWeek} />
          {error && <p className={inputStyles.error}>{error.message}</p>}
        </>
      ) : (
        <>
          <HoursText value={text} error={error} warnings={warnings} onChange={setText} />
          {children}
        </>
      )}
    </>
  );
}

/** The same with narrow rows, and a button that goes from one to the other. @param saved the stored hours, where changes are to be highlighted */
export function CompactHours({ saved, ...editor }: Editor & { saved?: string }) {
  const { week, canBeWeek, setMode } = editor.draft;
  // Another spelling of the text does not change the days.
  const [savedWeek] = useState(() => (saved ? textToWeek(saved) : undefined));
  const root = useRef<HTMLDivElement>(null);
  const switchMode = () => {
    // A time that can't be read is in the week alone.
    if (!focusWrongTime(root.current!)) setMode(week ? 'text' : 'week');
  };
  return (
    <Stack ref={root}>
      <WeekOrText {...editor} saved={savedWeek ?? undefined} isCompact />
      {canBeWeek && (
        <Row justify="end">
          <Button look="quiet" size="small" onClick={switchMode}>
            {week ? texts.asText() : texts.asWeek()}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** The hours as part of a form. */
export const HoursEditing = (edited: EditedHours) => <CompactHours {...useHoursEditor(edited)} />;
