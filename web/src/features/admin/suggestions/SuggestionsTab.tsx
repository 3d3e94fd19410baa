import { errorText } from '../../../lib/api.ts';
import { below } from '../../../lib/breakpoints.ts';
import { useMediaQuery } from '../../../lib/useMediaQuery.ts';
import { Async } from '../../../ui/Async.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ListEnd } from '../lists/ListEnd.tsx';
import { QueueBar } from './QueueBar.tsx';
import { QueueList } from './QueueList.tsx';
import { SuggestionItem } from './SuggestionItem.tsx';
import * as texts from '#messages/admin/suggestions';
import { useQueue } from './useQueue.ts';
import * as styles from './queue.module.css';

/** What guests and members tell of cafes: a list, and one open item beside it; on a phone one or the other. */
export function SuggestionsTab() {
  const isPhone = useMediaQuery(below('oneColumn'));
  const queue = useQueue();
  const { data, page } = queue;
  const rows = data?.rows ?? [];
  const openId = queue.item ?? (isPhone ? null : (rows[0]?.id ?? null));
  const at = rows.findIndex(({ id }) => id === openId);
  const step = (steps: 1 | -1) => {
    const next = rows[at + steps];
    if (next) queue.open(next.id);
  };
  if (data && data.total === 0 && openId === null) {
    return (
      <>
        <QueueBar queue={queue} />
        <EmptyState cover="cup" tint="oat" title={texts.emptyTitle()} text={texts.empty()} />
      </>
    );
  }
  const item = openId !== null && (
    <SuggestionItem
      key={openId}
      id={openId}
      isPhone={isPhone}
      place={at < 0 ? null : { at: at + 1, of: rows.length }}
      hrefOfList={queue.hrefOf({})}
      onStep={step}
      onDecided={() => queue.open((rows[at + 1] ?? rows[at - 1])?.id ?? null)}
      // The next one may be among them: the list begins anew.
      onAllDecided={() => queue.open(null)}
      onReopened={(id) => queue.choose({ state: 'open', item: id })}
    />
  );
  if (isPhone && item) return item;
  return (
    <>
      <QueueBar queue={queue} />
      <Async query={queue} failed={texts.loadFailed()} why={errorText}>
        {({ total }) => (
          <div className={styles.queue}>
            <div className={styles.side} aria-busy={queue.isOutdated || undefined}>
              <QueueList rows={rows} openId={openId} hrefOf={queue.hrefOf} onStep={step} />
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
        )}
      </Async>
    </>
  );
}
