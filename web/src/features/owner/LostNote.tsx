import { EndedNote } from '../cafe-editing/EndedNote.tsx';
import * as texts from './texts.ts';

/** Tells that the cafe was taken away while it was edited. */
export function LostNote() {
  return (
    <EndedNote
      text={`${texts.lost} ${texts.lostAbout}`}
      link={{ label: texts.toMine, href: '/owner' }}
    />
  );
}
