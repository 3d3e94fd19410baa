import type { Point } from '@cortado/contract/distance';
import { formatNames, formatNumber } from '../../../lib/intl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useAreasNearby } from '../data/useAreasNearby.ts';
import { useDiscovery } from '../discovery-context.ts';
import { setArea } from '../state/changes.ts';
import { optionLabel, wantedOptions } from '../state/active-filters.ts';
import * as texts from '#messages/discovery/list';
import * as styles from './list.module.css';

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
    <Row wrap gap={16} className={styles.end}>
      <Text size="ui" tone="soft">
        {labels.length === 0
          ? texts.alsoIn({ isOpen })
          : texts.alsoWith({ isOpen, options: formatNames(labels) })}
      </Text>
      {nearby.map(({ area, count }) => (
        <Button key={area} look="link" onClick={() => removeFilter(setArea(area))}>
          <span>
            {area}{' '}
            <Text as="span" tone="soft" weight="regular">
              {formatNumber(count)}
            </Text>
          </span>
        </Button>
      ))}
    </Row>
  );
}
