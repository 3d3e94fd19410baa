import { Link } from 'wouter';
import * as buttonStyles from '../../ui/button.module.css';
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
      <Link
        className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
        href={link.href}
      >
        {link.label}
      </Link>
    </div>
  );
}
