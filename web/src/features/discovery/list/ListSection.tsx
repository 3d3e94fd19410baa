import type { FilterCategory } from '@cortado/contract';
import type { Ref } from 'react';
import { counted } from '../../../lib/intl.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PartBoundary, partFailed } from '../../../ui/PartBoundary.tsx';
import { CafeList } from './CafeList.tsx';
import { ListHead, type ListHeadProps } from './ListHead.tsx';
import { Paging } from './Paging.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import type { ListView } from './list-view.ts';
import { Icon } from '../../../ui/Icon.tsx';
import * as buttonStyles from '../../../ui/button.module.css';
import * as styles from '../discovery.module.css';

const EmptyList = lazyPart(() => import('./EmptyList.tsx'), 'EmptyList');

type Head = Omit<ListHeadProps, 'title' | 'isLoading' | 'hasArea' | 'totalInAllAreas' | 'isEmpty'>;

interface ListSectionProps extends Head {
  view: ListView;
  /** Whether the list still answers the question before. */
  stale: boolean;
  /** Why the list did not load. */
  error: string;
  categories: readonly FilterCategory[];
  totalInAllAreas: number | null;
  highlightedId: number | null;
  openId: number | null;
  section: Ref<HTMLElement>;
  onHighlight: (id: number | null) => void;
  onTurn: () => void;
  onRetry: () => void;
}

function heading({ status, total }: ListView): string {
  if (status === 'loading') return 'Loading cafés...';
  if (status === 'failed') return 'Cafés';
  if (total === 0) return 'No cafés';
  return counted(total, 'café');
}

/** The list with its head, its pages and its states. */
export function ListSection({ section, ...props }: ListSectionProps) {
  const { view, state, categories, totalInAllAreas, onTurn, onRetry, change, onRemove } = props;
  const ready = view.status === 'ready';
  const isEmpty = ready && view.total === 0;
  const offersAllAreas =
    ready &&
    !props.stale &&
    state.area !== null &&
    totalInAllAreas !== null &&
    totalInAllAreas > view.total;
  return (
    <section ref={section} className={styles.list} aria-label="Cafés" tabIndex={-1}>
      <ListHead
        state={state}
        area={props.area}
        applied={props.applied}
        fromCentre={props.fromCentre}
        change={change}
        onRemove={onRemove}
        onFilters={props.onFilters}
        title={heading(view)}
        isLoading={view.status === 'loading'}
        hasArea={ready}
        isEmpty={isEmpty}
        totalInAllAreas={offersAllAreas ? totalInAllAreas : null}
      />
      {view.status === 'loading' && <SkeletonRows />}
      {view.status === 'failed' && (
        <EmptyState
          cover="espresso"
          tint="clay"
          title="The list did not load"
          text={props.error}
          action={
            <button
              type="button"
              className={`${buttonStyles.button} ${buttonStyles.solid}`}
              onClick={onRetry}
            >
              <Icon name="rotate-ccw" />
              Try again
            </button>
          }
        />
      )}
      {isEmpty && (
        <PartBoundary failed={partFailed}>
          <EmptyList state={state} categories={categories} onRemove={onRemove} />
        </PartBoundary>
      )}
      {ready && view.total > 0 && (
        <>
          <CafeList
            entries={view.shown}
            firstRank={view.firstRank}
            unit={state.unit}
            stale={props.stale}
            highlightedId={props.highlightedId}
            openId={props.openId}
            onHighlight={props.onHighlight}
          />
          <Paging page={view.page} total={view.total} onTurn={onTurn} />
        </>
      )}
    </section>
  );
}
