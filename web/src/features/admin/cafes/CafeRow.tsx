import type { AdminCafe } from '@cortado/contract';
import { Croissant, Plug, Wifi } from 'lucide-react';
import { memo } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import type { ApiKey } from '../../../lib/api-query.ts';
import { CafeActions } from './CafeActions.tsx';
import { NameCell, SelectCell } from './CafeCells.tsx';
import { STATUS_TONES } from './status-actions.ts';
import * as texts from './texts.tsx';
import { useCafeChanges } from './useAdminCafes.ts';
import * as tagStyles from '../../../ui/tag.module.css';
import * as cafeTableStyles from './cafe-table.module.css';

const MAX_FILTERS = 3;

const FEATURES = [
  [Wifi, 'hasWifi'],
  [Plug, 'hasPower'],
  [Croissant, 'hasFood'],
] as const;

function Features({ cafe }: { cafe: AdminCafe }) {
  const more = cafe.appliedFilters.length - MAX_FILTERS;
  return (
    <div className={cafeTableStyles.features}>
      {FEATURES.map(([Icon, has]) => (
        <span key={has} data-feature={has} data-off={!cafe[has] || undefined}>
          <Icon size={16} aria-hidden="true" />
          <span className="sr-only">{texts.features[has][cafe[has] ? 0 : 1]}</span>
        </span>
      ))}
      <span className="t-small">
        {texts.featureVariety(cafe.roastLevels.length, cafe.brewingMethods.length)}
      </span>
      {cafe.appliedFilters.slice(0, MAX_FILTERS).map(({ id, display_name }) => (
        <span key={id} className={tagStyles.tag}>
          {display_name.replace(/ Roast$/, '')}
        </span>
      ))}
      {more > 0 && <span className={tagStyles.tag}>{texts.featureMore(more)}</span>}
    </div>
  );
}

interface CafeRowProps {
  cafe: AdminCafe;
  /** Of the page it is on. */
  queryKey: ApiKey;
  isSelected: boolean;
  onSelect: (ids: readonly number[], isWanted: boolean) => void;
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
    <tr aria-busy={changes.isBusy}>
      <SelectCell cafe={cafe} isSelected={isSelected} onSelect={onSelect} />
      <NameCell cafe={cafe} />
      <td className={cafeTableStyles.neighborhood}>{cafe.neighborhood}</td>
      <td>
        <Badge dot tone={STATUS_TONES[cafe.status]}>
          {texts.statuses[cafe.status]}
        </Badge>
      </td>
      <td>
        <Features cafe={cafe} />
      </td>
      <td>
        <CafeActions cafe={cafe} changes={changes} />
      </td>
    </tr>
  );
});
