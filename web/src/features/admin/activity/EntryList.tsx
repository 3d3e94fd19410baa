import type { AuditEntry } from '@cortado/contract';
import { formatMoment } from '../../../lib/dates.ts';
import { formatList } from '../../../lib/intl.ts';
import { useNow } from '../../../lib/useNow.ts';
import { Button } from '../../../ui/Button.tsx';
import { entryDetail, fieldChanges, openMerges } from './describe-entry.ts';
import * as texts from './texts.tsx';
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
    <ol className={styles.activity}>
      {entries.map((entry) => {
        const changes = fieldChanges(entry);
        const detail = entryDetail(entry);
        const merge = merges.get(entry.id);
        return (
          <li key={entry.id}>
            <p>
              {texts.actions[entry.action](
                <strong>{entry.actorName}</strong>,
                onOnly && entry.action.startsWith('cafe.') ? (
                  <button
                    type="button"
                    className={linkStyles.link}
                    aria-label={texts.activityOnly(entry.subjectName)}
                    onClick={() => onOnly({ id: entry.subjectId, name: entry.subjectName })}
                  >
                    <bdi>{entry.subjectName}</bdi>
                  </button>
                ) : (
                  <strong>
                    <bdi>{entry.subjectName}</bdi>
                  </strong>
                ),
              )}
            </p>
            <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt)}</time>
            {entry.action === 'cafe.deleted' && onRestore && (
              <Button size="small" onClick={() => onRestore(entry)}>
                {texts.restoreAction(<bdi>{entry.subjectName}</bdi>)}
              </Button>
            )}
            {detail && <p className="t-small">{detail}</p>}
            {merge !== undefined && onUndoMerge && (
              <Button
                size="small"
                aria-label={texts.undoMergeInto(entry.subjectName)}
                onClick={() => onUndoMerge(merge)}
              >
                {texts.undoMerge}
              </Button>
            )}
            {changes.length > 0 && (
              <details>
                <summary>{formatList(changes.map(({ field }) => field))}</summary>
                <dl>
                  {changes.map(({ field, before, after }) => (
                    <div key={field}>
                      <dt>{field}</dt>
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
                </dl>
              </details>
            )}
          </li>
        );
      })}
    </ol>
  );
}
