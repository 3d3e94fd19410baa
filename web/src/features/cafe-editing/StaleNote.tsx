import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import * as texts from './texts.ts';
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
      <Button size="small" onClick={onReload}>
        {texts.staleReload}
      </Button>
      <Button size="small" onClick={onReplace}>
        {texts.staleReplace}
      </Button>
    </div>
  );
}
