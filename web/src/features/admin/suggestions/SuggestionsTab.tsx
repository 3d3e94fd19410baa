import type { QueuedSuggestion } from '@cortado/contract';
import { SUGGESTION_KINDS, SUGGESTION_STATES } from '@cortado/contract/admin-enums';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../../lib/api.ts';
import { below } from '../../../lib/breakpoints.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { formatAge } from '../../../lib/age.ts';
import { formatList } from '../../../lib/intl.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Async } from '../../../ui/Async.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { useFocusFallback } from '../../../lib/useFocusFallback.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import { ListEnd, PartButtons } from '../lists/ListParts.tsx';
import { describeSuggestion } from '../../suggestions/describe-suggestion.ts';
import { SuggestionItem } from './SuggestionItem.tsx';
import { useQueue, useSuggestionCounts, type Queue } from './useQueue.ts';
import * as texts from '#messages/admin/suggestions';
import * as suggestionsTexts from '#messages/suggestions';
import * as styles from './queue.module.css';

/** Which part of the queue is shown. */
function QueueBar({ queue }: { queue: Queue }) {
  return (
    <Row wrap gap={12}>
      <PartButtons
        label={texts.state()}
        parts={SUGGESTION_STATES}
        names={suggestionsTexts.states}
        value={queue.state}
        onChoose={(state) => queue.choose({ state })}
        counts={useSuggestionCounts()}
      />
      <Select
        look="small"
        words={texts.kind()}
        aria-label={texts.kindName()}
        choices={[
          ['', texts.allKinds()] as const,
          ...SUGGESTION_KINDS.map((one) => [one, suggestionsTexts.kinds[one]()] as const),
        ]}
        value={queue.kind ?? ''}
        onChoose={(kind) => queue.choose({ kind: kind === '' ? null : kind })}
      />
      <Text size="small" tone="faint" className={`${styles.order} wide-only`}>
        {texts.oldestFirst()}
      </Text>
    </Row>
  );
}

interface QueueRowProps {
  row: QueuedSuggestion;
  isOpen: boolean;
  href: string;
  onStep: (steps: 1 | -1) => void;
}

function senderWords({ guests, members, memberName }: QueuedSuggestion): string {
  if (memberName !== null && guests === 0) return memberName;
  if (guests === 1 && members === 0) return texts.guest();
  return formatList([
    ...(guests > 0 ? [texts.senderGuests({ count: guests })] : []),
    ...(members > 0 ? [texts.senderMembers({ count: members })] : []),
  ]);
}

/** One suggestion of the list. The arrow keys open the next one, which takes over the focus. */
function QueueRow({ row, isOpen, href, onStep }: QueueRowProps) {
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
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        onStep(event.key === 'ArrowDown' ? 1 : -1);
      }}
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

/** What guests and members report about cafes: a list, and one open item beside it; on a phone one or the other. */
export function SuggestionsTab() {
  const isPhone = useMediaQuery(below('oneColumn'));
  const queue = useQueue();
  const { data, page } = queue;
  const rows = data?.rows ?? [];
  const openId = queue.item ?? (isPhone ? null : (rows[0]?.id ?? null));
  // The pressed button belonged to the one before.
  useFocusFallback(openId);
  const at = rows.findIndex(({ id }) => id === openId);
  const step = (steps: 1 | -1) => {
    const next = rows[at + steps];
    if (next) queue.open(next.id);
  };
  const item = openId !== null && (
    <SuggestionItem
      id={openId}
      isPhone={isPhone}
      place={at < 0 ? null : { at: at + 1, of: rows.length }}
      hrefOfList={queue.hrefOf({})}
      onStep={step}
      onDecided={() => queue.open((rows[at + 1] ?? rows[at - 1])?.id ?? null)}
      // The next one may be among them: the list is loaded again.
      onAllDecided={() => queue.open(null)}
      onReopened={(id) => queue.choose({ state: 'open', item: id })}
    />
  );
  if (isPhone && item) return item;
  return (
    <>
      <QueueBar queue={queue} />
      <Async query={queue} failed={texts.loadFailed()} why={errorText}>
        {({ total }) =>
          total === 0 && openId === null ? (
            <EmptyState cover="cup" tint="oat" title={texts.emptyTitle()} text={texts.empty()} />
          ) : (
            <div className={styles.queue}>
              <div className={styles.side} aria-busy={queue.isOutdated || undefined}>
                <ol className={styles.list} aria-label={texts.list()}>
                  {rows.map((row) => (
                    <li key={row.id}>
                      <QueueRow
                        row={row}
                        isOpen={row.id === openId}
                        href={queue.hrefOf({ item: row.id })}
                        onStep={step}
                      />
                    </li>
                  ))}
                </ol>
                <ListEnd
                  text={texts.total({ count: total })}
                  page={page}
                  total={total}
                  hrefOf={queue.hrefOf}
                  onNear={queue.prefetch}
                />
              </div>
              {item}
            </div>
          )
        }
      </Async>
    </>
  );
}
