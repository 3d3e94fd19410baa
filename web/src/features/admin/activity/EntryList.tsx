import type { AuditEntry, ChangeSince } from '@cortado/contract';
import { useId, useRef } from 'react';
import { ApiError, errorText } from '../../../lib/api.ts';
import { formatMoment } from '../../../lib/dates.ts';
import { formatList } from '../../../lib/intl.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { TextButton } from '../../../ui/Button.tsx';
import { Confirm } from '../../../ui/Confirm.tsx';
import { Row, Stack, Text } from '../../../ui/Layout.tsx';
import { Note } from '../../../ui/Note.tsx';
import type { PickedCafe } from '../CafePicker.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import { entryDetail, fieldChanges, fieldName } from './describe-entry.ts';
import * as texts from '#messages/admin/activity';
import * as importTexts from '#messages/admin/import';
import * as styles from './activity.module.css';

/** Undoes one of these changes. Why it can't be is for the screen to say. */
const usePutBack = (entries: readonly AuditEntry[], next: () => void) =>
  useWrite('POST /api/admin/audit/{id}/put-back', {
    done(_answer, { params }) {
      const entry = entries.find(({ id }) => id === params.id);
      if (entry?.action !== 'cafe.deleted') return texts.putBackDone();
      const description = texts.restoreDoneDescription({ cafe: entry.subjectName });
      return { title: texts.restoreDone(), description };
    },
    failed: null,
    next,
  });

/** Why a change was not put back: what has changed since, by whom and when. */
function Refused({ error, what }: { error: Error; what: string }) {
  const { changed = [] } = ((error instanceof ApiError && error.current) || {}) as {
    changed?: ChangeSince[];
  };
  return (
    <Note tone="danger" live="alert">
      {errorText(error)}
      {changed.map(({ action, by, at, fields }) => (
        <Text key={`${action} ${at}`} size="small">
          {action && texts.actions[action]({ who: by!, what: <bdi>{what}</bdi> })}
          {action && fields.length > 0 && ' · '}
          {formatList(fields.map(fieldName))}
          {at && ` · ${formatMoment(at)}`}
        </Text>
      ))}
    </Note>
  );
}

interface EntryProps {
  entry: AuditEntry;
  putting: ReturnType<typeof usePutBack>;
  onOnly: ((cafe: PickedCafe) => void) | undefined;
}

/** What a change was, field by field, and the button that puts it back. */
function Entry({ entry, putting: { mutate, isPending, error, variables }, onOnly }: EntryProps) {
  const { id, action, subjectId, subjectName: subject, after } = entry;
  const labelId = useId();
  const changes = fieldChanges(entry);
  const detail = entryDetail(entry);
  const name = <bdi>{subject}</bdi>;
  const run = () => mutate({ params: { id } });
  const button = (
    <TextButton
      id={`${labelId}-verb`}
      aria-labelledby={`${labelId}-verb ${labelId}`}
      aria-disabled={isPending || undefined}
      onClick={run}
    >
      {texts.putBack()}
    </TextButton>
  );
  return (
    <Stack as="li" gap={4}>
      <Row gap={16} justify="between" align="baseline" columnBelow="phone">
        <Text size="ui" id={labelId}>
          {texts.actions[action]({
            who: <strong>{entry.actorName}</strong>,
            what:
              onOnly && action.startsWith('cafe.') ? (
                <TextButton
                  aria-label={texts.activityOnly({ subject })}
                  onClick={() => onOnly({ id: subjectId, name: subject })}
                >
                  {name}
                </TextButton>
              ) : (
                <strong>{name}</strong>
              ),
          })}
        </Text>
        <Text as="span" size="small" tone="soft" className={styles.side}>
          {entry.putBackUntil &&
            (action.startsWith('import.') ? (
              <Confirm
                title={importTexts.undoQuestion({ place: subject })}
                verb={importTexts.undoAction()}
                onConfirm={run}
                trigger={button}
              >
                {importTexts.undoWarning({ cafes: (after as { imported: number }).imported })}
              </Confirm>
            ) : (
              button
            ))}
          <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
        </Text>
      </Row>
      {detail && <Text size="small">{detail}</Text>}
      {changes.length > 0 && (
        <Text as="details" size="small">
          <summary>{formatList(changes.map(({ field }) => field))}</summary>
          <Stack as="dl" gap={8} className={styles.changes}>
            {changes.map(({ field, before, after: became }) => (
              <div key={field}>
                <Text as="dt" weight="strong">
                  {field}
                </Text>
                <dd>
                  <del>
                    <bdi>{before}</bdi>
                  </del>{' '}
                  <ins>
                    <bdi>{became}</bdi>
                  </ins>
                </dd>
              </div>
            ))}
          </Stack>
        </Text>
      )}
      {error && variables.params.id === id && <Refused error={error} what={subject} />}
    </Stack>
  );
}

interface EntryListProps {
  query: { data: readonly AuditEntry[] | undefined; error: Error | null };
  /** The text without entries. */
  empty: string;
  /** Shows one cafe's entries alone. */
  onOnly?: (cafe: PickedCafe) => void;
}

/** Who changed what, newest first. */
export function EntryList({ query: { data, error }, empty, onOnly }: EntryListProps) {
  const list = useRef<HTMLOListElement>(null);
  // What is put back has no button any more.
  const putting = usePutBack(data ?? [], () => focusPanelHeading(list.current));
  return (
    <>
      {error && <p role="alert">{errorText(error)}</p>}
      {!error && data?.length === 0 && <Text size="small">{empty}</Text>}
      <Stack as="ol" lines ref={list}>
        {data?.map((entry) => (
          <Entry key={entry.id} entry={entry} putting={putting} onOnly={onOnly} />
        ))}
      </Stack>
    </>
  );
}
