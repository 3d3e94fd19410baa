import type { ReactNode } from 'react';
import { below } from '../../../lib/breakpoints.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { CompactHours } from '../../hours/CompactHours.tsx';
import { NextDays } from '../../hours/NextDays.tsx';
import { useHoursEditor, type EditedHours } from '../../hours/useHoursEditor.ts';
import * as styles from './report.module.css';

/** The corrected hours; beside them a preview of the next days, and the note. */
export function HoursEditing({ note, ...edited }: EditedHours & { note: ReactNode }) {
  const isPhone = useMediaQuery(below('phone'));
  const editor = useHoursEditor(edited);
  return (
    <>
      <CompactHours {...editor} saved={edited.saved} />
      <Stack gap={20} className={styles.aside}>
        <NextDays {...editor.preview} today={editor.today} isFolded={isPhone} />
        {note}
      </Stack>
    </>
  );
}
