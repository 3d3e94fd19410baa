import type { AdminCafe } from '@cortado/contract';
import { Croissant, Pencil, Plug, Wifi, type LucideIcon } from 'lucide-react';
import { memo, useRef } from 'react';
import { Link } from 'wouter';
import { Cover } from '../../../ui/Cover.tsx';
import { ConfirmDelete } from '../ConfirmDelete.tsx';
import { counted } from '../counted.ts';
import { STATUS_LABELS } from './matching.ts';
import { STATUS_ACTIONS } from './status-actions.ts';
import { useCafeChanges } from './useAdminCafes.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as tagStyles from '../../../ui/tag.module.css';
import * as adminStyles from '../admin.module.css';
import * as cafeTableStyles from './cafe-table.module.css';

const MOST_FILTERS = 3;

const FEATURES: readonly [LucideIcon, string, 'hasWifi' | 'hasPower' | 'hasFood'][] = [
  [Wifi, 'Wifi', 'hasWifi'],
  [Plug, 'Power', 'hasPower'],
  [Croissant, 'Food', 'hasFood'],
];

/** The table's street and city are enough to tell cafes apart. */
const STATE_AND_ZIP = /, [A-Z]{2} \d{5}$/;

function Features({ cafe }: { cafe: AdminCafe }) {
  const more = cafe.appliedFilters.length - MOST_FILTERS;
  return (
    <div className={cafeTableStyles.features}>
      {FEATURES.map(([Icon, label, has]) => (
        <span key={has} data-off={!cafe[has] || undefined}>
          <Icon size={16} aria-hidden="true" />
          <span className="sr-only">{cafe[has] ? label : `No ${label.toLowerCase()}`}</span>
        </span>
      ))}
      <span className="t-small">
        {counted(cafe.roastLevels.length, 'roast')} / {counted(cafe.brewingMethods.length, 'brew')}
      </span>
      {cafe.appliedFilters.slice(0, MOST_FILTERS).map(({ id, display_name }) => (
        <span key={id} className={tagStyles.tag}>
          {display_name.replace(/ Roast$/, '')}
        </span>
      ))}
      {more > 0 && <span className={tagStyles.tag}>+{more} more</span>}
    </div>
  );
}

interface CafeRowProps {
  cafe: AdminCafe;
  isSelected: boolean;
  onSelect: (id: number, selected: boolean) => void;
}

/** One cafe of the table, and what can be done with it. */
export const CafeRow = memo(function CafeRow({ cafe, isSelected, onSelect }: CafeRowProps) {
  const { status, removal } = useCafeChanges(cafe);
  const edit = useRef<HTMLAnchorElement>(null);
  const isBusy = status.isPending || removal.isPending;
  return (
    <tr aria-busy={isBusy}>
      <td className={cafeTableStyles.select}>
        <label>
          <input
            type="checkbox"
            checked={isSelected}
            onChange={({ target }) => onSelect(cafe.id, target.checked)}
          />
          <span className="sr-only">Select {cafe.name}</span>
        </label>
      </td>
      <td>
        <div className={cafeTableStyles.cafe}>
          <span className={cafeTableStyles.cover} aria-hidden="true">
            <Cover cafe={cafe} shape="popup" />
          </span>
          <span>
            <strong>
              <bdi>{cafe.name}</bdi>
            </strong>
            <span className="t-small" title={cafe.address}>
              <bdi>{cafe.address.replace(STATE_AND_ZIP, '')}</bdi>
            </span>
          </span>
        </div>
      </td>
      <td>{cafe.neighborhood}</td>
      <td>
        <span className={adminStyles.status} data-status={cafe.status}>
          {STATUS_LABELS[cafe.status]}
        </span>
      </td>
      <td>
        <Features cafe={cafe} />
      </td>
      <td>
        <div className={adminStyles.actions}>
          <Link
            ref={edit}
            href={`/admin/cafes/${cafe.id}`}
            state={{ fromList: true }}
            className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.icon} ${buttonStyles.small}`}
            aria-label={`Edit: ${cafe.name}`}
            title="Edit"
          >
            <Pencil size={16} aria-hidden="true" />
          </Link>
          {STATUS_ACTIONS.filter(([, , wanted]) => wanted !== cafe.status).map(
            ([Icon, label, wanted]) => (
              <button
                key={wanted}
                type="button"
                className={`${buttonStyles.button} ${buttonStyles.quiet} ${buttonStyles.icon} ${buttonStyles.small}`}
                aria-label={`${label}: ${cafe.name}`}
                title={label}
                onClick={() => {
                  // The pressed button goes with the status it gave.
                  if (!isBusy) status.mutate(wanted, { onSuccess: () => edit.current?.focus() });
                }}
              >
                <Icon size={16} aria-hidden="true" />
              </button>
            ),
          )}
          <ConfirmDelete
            verb="Permanently Delete"
            name={cafe.name}
            onDelete={() => {
              if (!isBusy) removal.mutate();
            }}
          >
            The cafe goes with its ratings and favorites. This cannot be undone.
          </ConfirmDelete>
        </div>
      </td>
    </tr>
  );
});
