import type { AdminCafe } from '@cortado/contract';
import { ADMIN_CAFE_SORTS, type AdminCafeSort } from '@cortado/contract/upkeep-vocabulary';
import type { ApiKey } from '../../../lib/api-query.ts';
import { useFocusFallback } from '../../../lib/useFocusFallback.ts';
import { Table } from '../../../ui/Table.tsx';
import { tickOfPage } from './CafeCells.tsx';
import { CafeRow } from './CafeRow.tsx';
import * as texts from '#messages/admin/cafes';
import type { Selection } from './useSelection.ts';

const columns = () => [
  ...ADMIN_CAFE_SORTS.map((sort) => ({ heading: texts.columns[sort](), sort })),
  { heading: texts.columns.features() },
  { heading: texts.columns.actions() },
];

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
  return (
    <Table
      columns={columns()}
      sort={sort}
      onSort={onSort}
      all={tickOfPage(selection)}
      isBusy={isOutdated}
      empty={texts.cafesEmpty()}
    >
      {cafes.map((cafe) => (
        <CafeRow
          key={cafe.id}
          cafe={cafe}
          queryKey={queryKey}
          isSelected={selection.selected.has(cafe.id)}
          onSelect={selection.select}
        />
      ))}
    </Table>
  );
}
