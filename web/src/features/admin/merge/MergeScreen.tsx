import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { apiQuery, errorText, isNotFound } from '../../../lib/api.ts';
import { useTitle } from '../../../lib/useTitle.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Async } from '../../../ui/Async.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CafePicker } from '../CafePicker.tsx';
import { ScreenTitle, Stack } from '../../../ui/Layout.tsx';
import { FormError } from '../../../ui/Form.tsx';
import { mergePath, readMergeAddress, type MergeOpened } from './merge-address.ts';
import { MergeBody } from './MergeBody.tsx';
import * as texts from '#messages/admin/merge';
import * as adminStyles from '../admin.module.css';
import * as styles from './merge.module.css';

interface PickOtherProps {
  cafeId: number;
  /** The same cafe was given as the other one. */
  isItself: boolean;
  onPick: (id: number) => void;
}

/** Asks for the other cafe of a merge. */
function PickOther({ cafeId, isItself, onPick }: PickOtherProps) {
  const { data, error } = useQuery(
    apiQuery('GET /api/admin/cafes/{id}', { params: { id: cafeId } }),
  );
  if (error) return <p role="alert">{errorText(error)}</p>;
  return (
    <Stack gap={16} className={styles.pick}>
      {data && <p>{texts.pickAbout({ cafe: data.name })}</p>}
      <CafePicker
        label={texts.pickLabel()}
        value={null}
        none={texts.pickNone()}
        onPick={(cafe) => cafe && onPick(cafe.id)}
      />
      <FormError text={isItself ? texts.itself() : null} />
    </Stack>
  );
}

interface PairProps {
  winnerId: number;
  loserId: number;
  onPair: (winner: number, loser: number) => void;
  onCancel: () => void;
  onMerged: () => void;
}

function MergePair({ winnerId, loserId, onPair, ...calls }: PairProps) {
  const preview = useQuery({
    ...apiQuery('GET /api/admin/merges/preview', { query: { winner: winnerId, loser: loserId } }),
    staleTime: 0,
    gcTime: 0,
    // After a swap both cafes are known; what would move is not.
    placeholderData: (before) =>
      before?.winner.cafe.id === loserId && before.loser.cafe.id === winnerId
        ? { ...before, winner: before.loser, loser: before.winner }
        : undefined,
  });
  if (isNotFound(preview.error)) {
    return (
      <EmptyState
        cover="window"
        title={texts.gone()}
        text={texts.goneAbout()}
        link={{ href: '/admin?tab=cafes', text: texts.toList() }}
      />
    );
  }
  return (
    <Async query={preview} failed={texts.loadFailed()} why={errorText}>
      {(data) => (
        <MergeBody
          key={Math.min(winnerId, loserId)}
          preview={data}
          isOutdated={preview.isPlaceholderData}
          onSwap={() => onPair(loserId, winnerId)}
          {...calls}
        />
      )}
    </Async>
  );
}

/** Merges two entries of one cafe. Which ones they are is in the address. */
export function MergeScreen() {
  useTitle(texts.title());
  const [, navigate] = useLocation();
  const { winnerId, loserId } = readMergeAddress(useSearch());
  const opened = useHistoryState<Partial<MergeOpened> | null>();
  const list = opened?.from ?? 'cafes';
  const href = `/admin?tab=${list}`;
  const show = (winner: number, loser: number) =>
    navigate(mergePath(winner, loser), { replace: true, state: opened });
  // Back to the list with its filters, if the admin came from there.
  const leave = () => (opened?.from ? history.back() : navigate(href));
  return (
    <main className={`${adminStyles.admin} ${styles.page}`}>
      <BackLink href={href} goesBack={Boolean(opened?.from)}>
        {texts.from[list]()}
      </BackLink>
      <ScreenTitle size="h2">{texts.title()}</ScreenTitle>
      {winnerId !== null && loserId !== null && winnerId !== loserId ? (
        <MergePair
          winnerId={winnerId}
          loserId={loserId}
          onPair={show}
          onCancel={leave}
          onMerged={() => navigate(href, { replace: true })}
        />
      ) : (
        <PickOther
          cafeId={winnerId ?? loserId ?? 0}
          isItself={winnerId !== null && winnerId === loserId}
          onPick={(id) => show(winnerId ?? loserId ?? id, id)}
        />
      )}
    </main>
  );
}
