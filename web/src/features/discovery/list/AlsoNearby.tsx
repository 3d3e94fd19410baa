import type { Point } from '@cortado/contract/distance';
import { formatNames, formatNumber } from '../../../lib/intl.ts';
import { useAreasNearby } from '../data/useAreasNearby.ts';
import { useDiscovery } from '../discovery-context.ts';
import { setArea } from '../state/changes.ts';
import { optionLabel, wantedOptions } from '../state/active-filters.ts';
import * as texts from '#messages/discovery/list';
import * as styles from './list-states.module.css';

/** Under a short list of one area: where there are more such cafes. */
export function AlsoNearby({ from }: { from: Point }) {
  const { state, categories, facets, removeFilter } = useDiscovery();
  const nearby = useAreasNearby(state, from, facets?.areas ?? []);
  if (nearby.length === 0) return null;
  const isOpen = state.openAt !== null;
  const labels = wantedOptions(state, categories).flatMap(([name, values]) =>
    values.map((value) => optionLabel(categories, name, value)),
  );
  return (
    <p className={styles.nearby}>
      <span>
        {labels.length === 0
          ? texts.alsoIn({ isOpen })
          : texts.alsoWith({ isOpen, options: formatNames(labels) })}
      </span>
      {nearby.map(({ area, count }) => (
        <button key={area} type="button" onClick={() => removeFilter(setArea(area))}>
          {area} <span className={styles.n}>{formatNumber(count)}</span>
        </button>
      ))}
    </p>
  );
}
