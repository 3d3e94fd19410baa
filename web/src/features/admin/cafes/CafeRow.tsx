import type { AdminCafe } from '@cortado/contract';
import { Croissant, Plug, Wifi } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Cell, TableRow } from '../../../ui/Table.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { ApiKey } from '../../../lib/api-query.ts';
import { CafeActions } from './CafeActions.tsx';
import { NameCell, tickOf } from './CafeCells.tsx';
import { STATUS_TONES } from './status-actions.ts';
import * as texts from '#messages/admin/cafes';
import { useCafeChanges } from './useAdminCafes.ts';
import type { Selection } from './useSelection.ts';
import * as tagStyles from '../../../ui/tag.module.css';
import * as styles from './cafe-table.module.css';

const MAX_FILTERS = 3;

const FEATURES = [
  [Wifi, 'hasWifi'],
  [Plug, 'hasPower'],
  [Croissant, 'hasFood'],
] as const;

function Features({ cafe }: { cafe: AdminCafe }) {
  const more = cafe.appliedFilters.length - MAX_FILTERS;
  return (
    <Row wrap gap={4} className={styles.features}>
      {FEATURES.map(([Icon, has]) => (
        <span key={has} data-off={!cafe[has] || undefined}>
          <Icon size={16} aria-hidden="true" />
          <span className="sr-only">{texts.features[has][cafe[has] ? 'yes' : 'no']()}</span>
        </span>
      ))}
      <Text as="span" size="small" tone="soft" className="wide-only">
        {texts.featureVariety({
          roasts: cafe.roastLevels.length,
          brews: cafe.brewingMethods.length,
        })}
      </Text>
      {cafe.appliedFilters.slice(0, MAX_FILTERS).map(({ id, display_name }) => (
        <span key={id} className={`${tagStyles.tag} wide-only`}>
          {display_name.replace(/ Roast$/, '')}
        </span>
      ))}
      {more > 0 && (
        <span className={`${tagStyles.tag} wide-only`}>{texts.featureMore({ count: more })}</span>
      )}
    </Row>
  );
}

interface CafeRowProps {
  cafe: AdminCafe;
  /** Of the page it is on. */
  queryKey: ApiKey;
  isSelected: boolean;
  onSelect: Selection['select'];
}

/** One cafe of the table, and what can be done with it. */
export const CafeRow = memo(function CafeRow({
  cafe,
  queryKey,
  isSelected,
  onSelect,
}: CafeRowProps) {
  const changes = useCafeChanges(cafe, queryKey, () => onSelect([cafe.id], false));
  if (changes.isRemoved) return null;
  return (
    <TableRow tick={tickOf(cafe, isSelected, onSelect)} isBusy={changes.isBusy}>
      <NameCell cafe={cafe} />
      <Cell place="wide">{cafe.neighborhood}</Cell>
      <Cell>
        <Badge dot tone={STATUS_TONES[cafe.status]}>
          {texts.statuses[cafe.status]()}
        </Badge>
      </Cell>
      <Cell>
        <Features cafe={cafe} />
      </Cell>
      <Cell place="corner">
        <CafeActions cafe={cafe} changes={changes} />
      </Cell>
    </TableRow>
  );
});
