import { Note } from '../../ui/Note.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import * as styles from './form-parts.module.css';

interface CannotSaveNoteProps {
  text: string;
  /** Where to go on. */
  link: { label: string; href: string };
}

/** Tells that what is being edited cannot be saved any more; what was typed is still there. */
export function CannotSaveNote({ text, link }: CannotSaveNoteProps) {
  return (
    <Note
      tone="danger"
      live="alert"
      className={styles.note}
      actions={
        <LinkButton size="small" href={link.href}>
          {link.label}
        </LinkButton>
      }
    >
      {text}
    </Note>
  );
}
