import { position } from '@cortado/contract/position';
import type { Point } from '@cortado/contract/distance';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useDiscovery } from '../discovery-context.ts';
import { formatNames, formatNumber } from '../../../lib/intl.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row, Text } from '../../../ui/Layout.tsx';
import { setArea } from '../state/changes.ts';
import { optionLabel, wantedOptions } from '../state/active-filters.ts';
import { apiQuery } from '../../../lib/api.ts';
import { apiParams, type DiscoveryState } from '../../../lib/search-params.ts';
import * as texts from '#messages/discovery/list';
import * as styles from './list.module.css';
import * as linkStyles from '../../../ui/link.module.css';

/** Where little or nothing is found: the link to suggest a cafe. */
export function MissingCafe() {
  return (
    <Text size="small" className={styles.end}>
      {texts.missing({
        link: <Link className={linkStyles.link} href="/suggest" />,
      })}
    </Text>
  );
}

/** Enough for some areas among the cafes nearest to one. */
const NEAREST_CAFES = 40;
const MAX_NEARBY = 3;

interface AreaNearby {
  area: string;
  /** How many cafes the list would show there. */
  count: number;
}

/**
 * Other areas with cafes like those of a list, the nearest first.
 * @param from the place of one of the list's cafes
 * @param counts of the areas, the list's own among them
 */
function useAreasNearby(
  state: DiscoveryState,
  from: Point,
  counts: readonly AreaNearby[],
): AreaNearby[] {
  const others = counts.filter(({ area, count }) => area !== state.area && count > 0);
  const { data } = useQuery({
    ...apiQuery('GET /api/cafes', {
      query: {
        ...apiParams(setArea(null)(state)),
        sortBy: 'distance',
        lat: String(from.lat),
        lng: String(from.lng),
        limit: String(NEAREST_CAFES),
      },
    }),
    enabled: others.length > 0,
    placeholderData: keepPreviousData,
  });
  const nearest = [...new Set(data?.map(({ area }) => area))];
  return nearest
    .flatMap((area) => others.find((one) => one.area === area) ?? [])
    .slice(0, MAX_NEARBY);
}

/** Under a short list of one area: where there are more such cafes. */
function AlsoNearby({ from }: { from: Point }) {
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

/** Under a list that may miss a cafe: where else there are such cafes, and the link to suggest one. */
export function ShortListEnd() {
  const { view, state } = useDiscovery();
  const from = state.area === null ? null : position(view.shown[0]!.cafe);
  return (
    <>
      {from && <AlsoNearby from={from} />}
      <MissingCafe />
    </>
  );
}
