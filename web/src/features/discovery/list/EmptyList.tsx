import { quoted } from '../../../lib/format.ts';
import { formatList } from '../../../lib/intl.ts';
import * as libTexts from '#messages/lib';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useSuggestions } from '../data/useSuggestions.ts';
import { useDiscovery } from '../discovery-context.ts';
import { clearAll } from '../state/changes.ts';
import { unrecordedFilters } from '../state/unrecorded.ts';
import * as texts from '#messages/discovery';
import { MissingCafe } from './MissingCafe.tsx';
import * as listTexts from '#messages/discovery/list';
import * as headStyles from './list-head.module.css';
import * as styles from './list-states.module.css';

/** Nothing matches, or nobody has recorded what would: offers to remove the filters that keep the most cafes out. */
export function EmptyList() {
  const { state, categories, facets, removeFilter } = useDiscovery();
  const unrecorded = unrecordedFilters(state, categories, facets?.unrecorded);
  const isUnrecorded = unrecorded.length > 0;
  const isUnrated = facets?.unrecorded.ratings && unrecorded.length === state.ratingFilter.length;
  const nobodyToldAbout = isUnrated ? listTexts.nobodyRated() : listTexts.nobodyToldAbout();
  const suggestions = useSuggestions(state, categories);
  return (
    <EmptyState
      cover="cup"
      tint="oat"
      title={
        isUnrecorded
          ? listTexts.nobodyTold({ labels: formatList(unrecorded.map(quoted)) })
          : listTexts.emptyHeading()
      }
      text={isUnrecorded ? nobodyToldAbout : listTexts.empty()}
      action={
        <>
          {suggestions.length > 0 && (
            <div className={styles.widen}>
              {suggestions.map(({ filter, count }) => (
                <button
                  key={filter.key}
                  type="button"
                  className={styles.widenButton}
                  onClick={() => removeFilter(filter.remove)}
                >
                  <span>{texts.remove({ filter: filter.label })}</span>
                  <span className={styles.n}>{libTexts.cafeCount({ count })}</span>
                </button>
              ))}
            </div>
          )}
          <Button onClick={() => removeFilter(clearAll)}>{listTexts.clearEverything()}</Button>
          <MissingCafe />
        </>
      }
    />
  );
}

/** Above an empty list: that other filters may find something; nothing where nobody has recorded what is asked for. */
export function TryAdjusting() {
  const { state, categories, facets } = useDiscovery();
  if (unrecordedFilters(state, categories, facets?.unrecorded).length > 0) return null;
  return <span className={headStyles.note}>{listTexts.tryAdjusting()}</span>;
}
