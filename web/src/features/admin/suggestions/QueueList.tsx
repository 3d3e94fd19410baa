import type { QueuedSuggestion } from '@cortado/contract';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { formatAge } from '../../../lib/age.ts';
import { formatList } from '../../../lib/intl.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { describeSuggestion } from '../../suggestions/describe-suggestion.ts';
import * as texts from '#messages/admin/suggestions';
import * as styles from './queue.module.css';

interface QueueRowProps {
  row: QueuedSuggestion;
  isOpen: boolean;
  href: string;
  onKeyDown: (event: KeyboardEvent) => void;
}

function senderWords({ guests, members, memberName }: QueuedSuggestion): string {
  if (memberName !== null && guests === 0) return memberName;
  if (guests === 1 && members === 0) return texts.guest();
  return formatList([
    ...(guests > 0 ? [texts.senderGuests({ count: guests })] : []),
    ...(members > 0 ? [texts.senderMembers({ count: members })] : []),
  ]);
}

/** One suggestion of the list; while the keys go through the list, the open one has the focus. */
function QueueRow({ row, isOpen, href, onKeyDown }: QueueRowProps) {
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
      <Thumb cafe={row.cafe ?? { id: row.id, imageUrl: null }} />
      <Stack as="span" gap={0} grow>
        <Text as="strong" size="ui" isCut>
          <bdi>{row.name}</bdi>
        </Text>
        <Text as="span" size="ui" tone="soft" isCut>
          {describeSuggestion(row)}
        </Text>
        <Row as="span" justify="between">
          <Text as="span" size="small" tone={isOpen ? 'soft' : 'faint'}>
            {senderWords(row)} · {formatAge(row.createdAt, now)}
          </Text>
          {row.isChangedSince && row.state === 'open' && (
            <Badge dot tone="warn">
              {texts.changedSince()}
            </Badge>
          )}
          {row.kind === 'new_cafe' && row.state === 'open' && (
            <Badge dot tone="crema">
              {texts.isNew()}
            </Badge>
          )}
        </Row>
      </Stack>
    </Link>
  );
}

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
