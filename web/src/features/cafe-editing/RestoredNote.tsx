import { Note } from '../../ui/Note.tsx';
import { Button } from '../../ui/Button.tsx';
import * as texts from '#messages/cafe-editing';
import * as styles from './form-parts.module.css';

/** Tells that what was left here unsaved is back. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Note
      live="status"
      className={styles.note}
      actions={
        <Button size="small" onClick={onDiscard}>
          {texts.cafeFormDiscard()}
        </Button>
      }
    >
      {texts.cafeFormRestored()}
    </Note>
  );
}
