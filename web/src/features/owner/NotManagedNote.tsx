import { CannotSaveNote } from '../cafe-editing/CannotSaveNote.tsx';
import * as texts from '#messages/owner';

/** Tells that the cafe was taken away while it was edited. */
export function NotManagedNote() {
  return (
    <CannotSaveNote
      text={`${texts.lost()} ${texts.lostAbout()}`}
      link={{ label: texts.toMine(), href: '/owner' }}
    />
  );
}
