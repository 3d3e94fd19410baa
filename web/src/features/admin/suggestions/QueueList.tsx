import type { QueuedSuggestion } from '@cortado/contract';
import type { KeyboardEvent } from 'react';
import { QueueRow } from './QueueRow.tsx';
import * as texts from '#messages/admin/suggestions';
import * as styles from './queue.module.css';

interface QueueListProps {
  rows: readonly QueuedSuggestion[];
  /** The open one. */
  openId: number | null;
  hrefOf: (part: { item: number }) => string;
  onStep: (steps: 1 | -1) => void;
}

/** The suggestions, the oldest first; the arrow keys go from one to the next. */
export function QueueList({ rows, openId, hrefOf, onStep }: QueueListProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onStep(event.key === 'ArrowDown' ? 1 : -1);
  };
  return (
    <ol className={styles.list} aria-label={texts.list()}>
      {rows.map((row) => (
        <li key={row.id}>
          <QueueRow
            row={row}
            isOpen={row.id === openId}
            href={hrefOf({ item: row.id })}
            onKeyDown={onKeyDown}
          />
        </li>
      ))}
    </ol>
  );
}
