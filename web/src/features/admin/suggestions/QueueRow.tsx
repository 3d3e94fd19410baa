import type { QueuedSuggestion } from '@cortado/contract';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { formatAge } from '../../../lib/age.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Cover } from '../../../ui/Cover.tsx';
import { describeSuggestion } from '../../suggestions/describe-suggestion.ts';
import * as texts from './texts.tsx';
import * as styles from './queue.module.css';

interface QueueRowProps {
  row: QueuedSuggestion;
  isOpen: boolean;
  href: string;
  onKeyDown: (event: KeyboardEvent) => void;
}

function senderWords({ guests, members, memberName }: QueuedSuggestion): string {
  if (memberName !== null && guests === 0) return memberName;
  return guests === 1 && members === 0 ? texts.guest : texts.senders(guests, members);
}

/** One suggestion of the list; while the keys go through the list, the open one has the focus. */
export function QueueRow({ row, isOpen, href, onKeyDown }: QueueRowProps) {
  const now = useNow() ?? 0;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    link.current?.scrollIntoView({ block: 'nearest' });
    if (link.current?.closest('ol')?.contains(document.activeElement)) link.current.focus();
  }, [isOpen]);
  return (
    <Link
      ref={link}
      className={styles.row}
      href={href}
      aria-current={isOpen ? 'true' : undefined}
      onKeyDown={onKeyDown}
    >
      <span className={styles.thumb} aria-hidden="true">
        <Cover cafe={row.cafe ?? { id: row.id, imageUrl: null }} shape="popup" />
      </span>
      <span className={styles.about}>
        <strong>
          <bdi>{row.name}</bdi>
        </strong>
        <span>{describeSuggestion(row)}</span>
        <span className={styles.by}>
          <span>
            {senderWords(row)} · {formatAge(row.createdAt, now)}
          </span>
          {row.isChangedSince && row.state === 'open' && (
            <Badge dot tone="warn">
              {texts.changedSince}
            </Badge>
          )}
          {row.kind === 'new_cafe' && row.state === 'open' && (
            <Badge dot tone="crema">
              {texts.isNew}
            </Badge>
          )}
        </span>
      </span>
    </Link>
  );
}
