import type { FilterCategory } from '@cortado/contract';
import { counted } from '../../../lib/intl.ts';
import type { DiscoveryState } from '../../../lib/search-params.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useSuggestions } from '../data/useSuggestions.ts';
import { clearAll, type Change } from '../state/changes.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as styles from './list-states.module.css';

interface EmptyListProps {
  state: DiscoveryState;
  categories: readonly FilterCategory[];
  onRemove: (change: Change) => void;
}

/** Nothing matches: says which filter to drop, and drops it. */
export function EmptyList({ state, categories, onRemove }: EmptyListProps) {
  const suggestions = useSuggestions(state, categories);
  return (
    <EmptyState
      cover="cup"
      tint="oat"
      title="No cafés found"
      text="We couldn't find any cafés matching your criteria. Try adjusting your filters or search terms."
      action={
        <>
          {suggestions.length > 0 && (
            <div className={styles.widen}>
              {suggestions.map(({ filter, count }) => (
                <button
                  key={filter.key}
                  type="button"
                  className={styles.widenButton}
                  onClick={() => onRemove(filter.remove)}
                >
                  <span>Remove {filter.label}</span>
                  <span className={styles.n}>{counted(count, 'café')}</span>
                </button>
              ))}
            </div>
          )}
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.line}`}
            onClick={() => onRemove(clearAll)}
          >
            Clear all filters
          </button>
        </>
      }
    />
  );
}
