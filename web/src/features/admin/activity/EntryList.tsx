import type { AuditEntry } from '@cortado/contract';
import { errorText } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { formatList } from '../../../lib/intl.ts';
import { useNow } from '../../../lib/useNow.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { Button, TextButton } from '../../../ui/Button.tsx';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import type { PickedCafe } from '../CafePicker.tsx';
import { useUndoMerge } from '../merge/useMerge.ts';
import { entryDetail, fieldChanges, openMerges } from './describe-entry.ts';
import * as texts from '#messages/admin/activity';
import * as styles from './activity.module.css';

/** Makes a deleted cafe again; pressed twice it is made once. */
function useRestore(): (entry: AuditEntry) => void {
  const { mutate, data, variables } = useWrite('POST /api/admin/audit/{id}/restore', {
    done: ({ name }) => ({
      title: texts.restoreDone(),
      description: texts.restoreDoneDescription({ cafe: name }),
    }),
    failed: texts.restoreFailed(),
  });
  return ({ id }) => {
    const isMade = data && variables.params.id === id;
    if (!isMade) mutate({ params: { id } });
  };
}

interface EntryListProps {
  query: { data: readonly AuditEntry[] | undefined; error: Error | null };
  /** Said where there are none. */
  empty: string;
  /** Whether a deleted cafe can be made again. */
  mayRestore?: boolean;
  /** Shows one cafe's entries alone. */
  onOnly?: (cafe: PickedCafe) => void;
}

/** Who changed what, newest first. */
export function EntryList({ query, empty, mayRestore, onOnly }: EntryListProps) {
  const { data, error } = query;
  const entries = data ?? [];
  const merges = openMerges(entries, useNow() ?? 0);
  const restore = useRestore();
  const undoMerge = useUndoMerge();
  return (
    <>
      {error && <p role="alert">{errorText(error)}</p>}
      {!error && data?.length === 0 && <Text size="small">{empty}</Text>}
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
                        <TextButton
                          aria-label={texts.activityOnly({ subject: entry.subjectName })}
                          onClick={() => onOnly({ id: entry.subjectId, name: entry.subjectName })}
                        >
                          <bdi>{entry.subjectName}</bdi>
                        </TextButton>
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
              {entry.action === 'cafe.deleted' && mayRestore && (
                <Button size="small" onClick={() => restore(entry)}>
                  {texts.restoreAction({ cafe: <bdi>{entry.subjectName}</bdi> })}
                </Button>
              )}
              {detail && <Text size="small">{detail}</Text>}
              {merge !== undefined && (
                <Button
                  size="small"
                  aria-label={texts.undoMergeInto({ cafe: entry.subjectName })}
                  onClick={() => undoMerge(merge)}
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
    </>
  );
}
