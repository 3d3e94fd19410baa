import type { AuditEntry } from '@cortado/contract';
import { formatMoment } from '../../../lib/dates.ts';
import { formatList } from '../../../lib/intl.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { entryDetail, fieldChanges, openMerges } from './describe-entry.ts';
import * as texts from '#messages/admin/activity';
import * as linkStyles from '../../../ui/link.module.css';
import * as styles from './activity.module.css';

export interface ActivityCafe {
  id: number;
  name: string;
}

interface EntryListProps {
  entries: readonly AuditEntry[];
  onRestore?: (entry: AuditEntry) => void;
  onUndoMerge?: (merge: number) => void;
  /** Shows one cafe's entries alone. */
  onOnly?: (cafe: ActivityCafe) => void;
}

/** Who changed what, newest first. */
export function EntryList({ entries, onRestore, onUndoMerge, onOnly }: EntryListProps) {
  const merges = openMerges(entries, useNow() ?? 0);
  return (
    <Stack as="ol" lines>
      {entries.map((entry) => {
        const changes = fieldChanges(entry);
        const detail = entryDetail(entry);
        const merge = merges.get(entry.id);
        return (
          <Stack as="li" key={entry.id} gap={4} align="start">
            <Row
              gap={16}
              justify="between"
              align="baseline"
              columnBelow="phone"
              className={styles.head}
            >
              <Text size="ui">
                {texts.actions[entry.action]({
                  who: <strong>{entry.actorName}</strong>,
                  what:
                    onOnly && entry.action.startsWith('cafe.') ? (
                      <button
                        type="button"
                        className={linkStyles.link}
                        aria-label={texts.activityOnly({ subject: entry.subjectName })}
                        onClick={() => onOnly({ id: entry.subjectId, name: entry.subjectName })}
                      >
                        <bdi>{entry.subjectName}</bdi>
                      </button>
                    ) : (
                      <strong>
                        <bdi>{entry.subjectName}</bdi>
                      </strong>
                    ),
                })}
              </Text>
              <Text as="time" size="small" tone="soft" dateTime={entry.createdAt}>
                {formatMoment(entry.createdAt)}
              </Text>
            </Row>
            {entry.action === 'cafe.deleted' && onRestore && (
              <Button size="small" onClick={() => onRestore(entry)}>
                {texts.restoreAction({ cafe: <bdi>{entry.subjectName}</bdi> })}
              </Button>
            )}
            {detail && <Text size="small">{detail}</Text>}
            {merge !== undefined && onUndoMerge && (
              <Button
                size="small"
                aria-label={texts.undoMergeInto({ cafe: entry.subjectName })}
                onClick={() => onUndoMerge(merge)}
              >
                {texts.undoMerge()}
              </Button>
            )}
            {changes.length > 0 && (
              <Text as="details" size="small">
                <summary>{formatList(changes.map(({ field }) => field))}</summary>
                <Stack as="dl" gap={8} className={styles.changes}>
                  {changes.map(({ field, before, after }) => (
                    <div key={field}>
                      <Text as="dt" weight="strong">
                        {field}
                      </Text>
                      <dd>
                        <del>
                          <bdi>{before}</bdi>
                        </del>{' '}
                        <ins>
                          <bdi>{after}</bdi>
                        </ins>
                      </dd>
                    </div>
                  ))}
                </Stack>
              </Text>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
