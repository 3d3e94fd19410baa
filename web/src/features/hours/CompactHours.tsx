import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Note } from '../../ui/Note.tsx';
import { focusWrongTime } from './focus-wrong-time.ts';
import { HoursText } from './HoursText.tsx';
import * as texts from '#messages/hours';
import type { useHoursEditor } from './useHoursEditor.ts';
import { textToWeek } from '@cortado/contract/read-week';
import { WeekGrid } from './WeekGrid.tsx';
import * as inputStyles from '../../ui/input.module.css';

type CompactHoursProps = ReturnType<typeof useHoursEditor> & {
  /** What stands now, where changes are to be seen. */
  saved?: string;
};

/** The hours of a cafe as a week of narrow rows, or as text. */
export function CompactHours({
  draft,
  preview: { error, warnings },
  today,
  saved,
}: CompactHoursProps) {
  const { week, text, canBeWeek } = draft;
  // A change of the text's own form is none of the days.
  const [savedWeek] = useState(() => (saved ? textToWeek(saved) : undefined));
  const root = useRef<HTMLDivElement>(null);
  const switchMode = () => {
    // A time that can't be read is in the week alone.
    if (!focusWrongTime(root.current!)) draft.setMode(week ? 'text' : 'week');
  };
  return (
    <Stack ref={root}>
      {!canBeWeek && !error && <Note>{texts.onlyText()}</Note>}
      {week ? (
        <>
          <WeekGrid
            week={week}
            saved={savedWeek ?? undefined}
            today={today}
            isCompact
            onChange={draft.setWeek}
          />
          {error && <p className={inputStyles.error}>{error.message}</p>}
        </>
      ) : (
        <HoursText value={text} error={error} warnings={warnings} onChange={draft.setText} />
      )}
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
