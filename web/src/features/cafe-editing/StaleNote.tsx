import type { ReactNode } from 'react';
import { Note } from '../../ui/Note.tsx';
import { Button } from '../../ui/Button.tsx';
import * as texts from '#messages/cafe-editing';
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
    <Note
      tone="danger"
      live="alert"
      className={styles.note}
      actions={
        <>
          <Button size="small" onClick={onReload}>
            {texts.staleReload()}
          </Button>
          <Button size="small" onClick={onReplace}>
            {texts.staleReplace()}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
    </Note>
  );
}
