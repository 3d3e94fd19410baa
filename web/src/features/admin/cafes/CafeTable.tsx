import type { AdminCafe } from '@cortado/contract';
import { ADMIN_CAFE_SORTS, type AdminCafeSort } from '@cortado/contract/upkeep-vocabulary';
import { ArrowDown } from 'lucide-react';
import type { ApiKey } from '../../../lib/api-query.ts';
import { useFocusFallback } from '../../../lib/useFocusFallback.ts';
import { CafeRow } from './CafeRow.tsx';
import { SelectPage } from './SelectPage.tsx';
import * as texts from './texts.tsx';
import type { Selection } from './useSelection.ts';
import * as adminStyles from '../admin.module.css';
import * as cafeTableStyles from './cafe-table.module.css';

interface CafeTableProps {
  cafes: readonly AdminCafe[];
  /** Of the page that is shown. */
  queryKey: ApiKey;
  /** Other ones are on their way. */
  isOutdated: boolean;
  sort: AdminCafeSort;
  onSort: (sort: AdminCafeSort) => void;
  selection: Selection;
}

export function CafeTable(props: CafeTableProps) {
  const { cafes, queryKey, isOutdated, sort, onSort, selection } = props;
  // A cafe that does not match any more goes with what had the focus.
  useFocusFallback(cafes);
  if (cafes.length === 0) return <p className={adminStyles.empty}>{texts.cafesEmpty}</p>;
  return (
    <div
      className={`${adminStyles.tableFrame} ${cafeTableStyles.frame}`}
      aria-busy={isOutdated || undefined}
    >
      <table className={adminStyles.table}>
        <thead>
          <tr>
            <SelectPage selection={selection} />
            {ADMIN_CAFE_SORTS.map((one) => (
              <th key={one} scope="col" aria-sort={one === sort ? 'ascending' : undefined}>
                <button type="button" className={cafeTableStyles.sort} onClick={() => onSort(one)}>
                  {texts.columns[one]}
                  {one === sort && <ArrowDown size={14} aria-hidden="true" />}
                </button>
              </th>
            ))}
            <th scope="col">{texts.columns.features}</th>
            <th scope="col">{texts.columns.actions}</th>
          </tr>
        </thead>
        <tbody>
          {cafes.map((cafe) => (
            <CafeRow
              key={cafe.id}
              cafe={cafe}
              queryKey={queryKey}
              isSelected={selection.selected.has(cafe.id)}
              onSelect={selection.select}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
