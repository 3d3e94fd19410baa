import type { AdminCafe } from '@cortado/contract';
import { ArrowDown } from 'lucide-react';
import { CafeRow } from './CafeRow.tsx';
import { SORTS, type CafeSort } from './matching.ts';
import * as texts from './texts.tsx';
import * as adminStyles from '../admin.module.css';
import * as cafeTableStyles from './cafe-table.module.css';

interface CafeTableProps {
  /** Those that are drawn. */
  cafes: readonly AdminCafe[];
  sort: CafeSort;
  onSort: (sort: CafeSort) => void;
  selected: ReadonlySet<number>;
  onSelect: (id: number, selected: boolean) => void;
  isAllSelected: boolean;
  onSelectAll: (selected: boolean) => void;
}

export function CafeTable(props: CafeTableProps) {
  const { cafes, sort, onSort, selected, onSelect, isAllSelected, onSelectAll } = props;
  return (
    <div className={`${adminStyles.tableFrame} ${cafeTableStyles.frame}`}>
      <table className={adminStyles.table}>
        <thead>
          <tr>
            <th scope="col" className={cafeTableStyles.select}>
              <label>
                <input
                  type="checkbox"
                  checked={isAllSelected}
                  onChange={({ target }) => onSelectAll(target.checked)}
                />
                <span className="sr-only">{texts.cafesSelectAllFound}</span>
              </label>
            </th>
            {SORTS.map((one) => (
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
              isSelected={selected.has(cafe.id)}
              onSelect={onSelect}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
