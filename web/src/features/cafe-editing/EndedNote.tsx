import { LinkButton } from '../../ui/Button.tsx';
import * as styles from './form-parts.module.css';

interface EndedNoteProps {
  text: string;
  /** Where to go on. */
  link: { label: string; href: string };
}

/** Tells that what is being edited cannot be saved any more; what was typed is still there. */
export function EndedNote({ text, link }: EndedNoteProps) {
  return (
    <div className={styles.note} data-tone="bad" role="alert">
      <span>{text}</span>
      <LinkButton size="small" href={link.href}>
        {link.label}
      </LinkButton>
    </div>
  );
}
