import type { ReactNode } from 'react';
import * as texts from './texts.ts';
import * as buttonStyles from '../../ui/button.module.css';
import * as styles from './form-parts.module.css';

interface StaleNoteProps {
  text: string;
  /** What differs. */
  children: ReactNode;
  onReload: () => void;
  onReplace: () => void;
}

/** Tells that somebody else changed the cafe meanwhile; what was typed is still there, and either can win. */
export function StaleNote({ text, children, onReload, onReplace }: StaleNoteProps) {
  return (
    <div className={styles.note} data-tone="bad" role="alert">
      <span>{text}</span>
      {children}
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
        onClick={onReload}
      >
        {texts.staleReload}
      </button>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
        onClick={onReplace}
      >
        {texts.staleReplace}
      </button>
    </div>
  );
}
