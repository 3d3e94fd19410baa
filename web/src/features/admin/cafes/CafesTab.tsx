import { Plus } from 'lucide-react';
import { errorText } from '../../../lib/api.ts';
import { Async } from '../../../ui/Async.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { ListEnd } from '../lists/ListEnd.tsx';
import { PartButtons } from '../lists/PartButtons.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { STATUS_FILTERS, useListState } from '../lists/useListState.ts';
import { BulkBar } from './BulkBar.tsx';
import { CafeTable } from './CafeTable.tsx';
import { CheckBar } from './CheckBar.tsx';
import { NeedsLookTable } from './NeedsLookTable.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import * as texts from './texts.tsx';
import { useChangedPage } from './useAdminCafes.ts';
import { useCafePage } from './useCafePage.ts';
import { useSelection } from './useSelection.ts';
import * as adminStyles from '../admin.module.css';
import * as cafeTableStyles from './cafe-table.module.css';

/** All cafes in a table, whatever their status. */
export function CafesTab() {
  const { state, type, flush, change, hrefOf } = useListState('cafes');
  const list = useCafePage(state);
  const { counts, total } = list;
  const page = useChangedPage(list.data, list.key);
  const selection = useSelection(page?.rows);
  const needsLook = state.status === 'needsLook';
  return (
    <>
      <div className={adminStyles.bar}>
        <SearchBox
          label={texts.cafesSearch}
          example={texts.cafesSearchExample}
          value={state.text}
          onType={type}
          onLeave={flush}
        />
        <PartButtons
          label={texts.statusLabel}
          parts={STATUS_FILTERS}
          names={texts.statuses}
          value={state.status}
          onChoose={(status) => change({ status })}
          counts={counts}
        />
        <PhoneTools
          sort={state.sort}
          onSort={(sort) => change({ sort })}
          isAllSelected={selection.isAllSelected}
          onSelectAll={selection.selectAll}
        />
        {selection.ids.length > 0 && !needsLook && (
          <BulkBar
            ids={selection.ids}
            found={
              selection.isAllSelected && page ? { total: page.total, filter: list.filter } : null
            }
            onSelect={selection.set}
          />
        )}
      </div>
      <Async query={{ ...list, data: page }} failed={texts.cafesLoadFailed} why={errorText}>
        {(shown) => (
          <>
            {needsLook ? (
              <NeedsLookTable
                cafes={shown.rows}
                isOutdated={list.isOutdated}
                selection={selection}
              />
            ) : (
              <CafeTable
                cafes={shown.rows}
                queryKey={list.key}
                isOutdated={list.isOutdated}
                sort={state.sort}
                onSort={(sort) => change({ sort })}
                selection={selection}
              />
            )}
            <ListEnd
              text={texts.cafesTotal(shown.total, total ?? shown.total)}
              page={shown.page}
              total={shown.total}
              hrefOf={hrefOf}
              onNear={list.prefetch}
            />
          </>
        )}
      </Async>
      {needsLook && selection.ids.length > 0 && (
        <CheckBar ids={selection.ids} onClear={() => selection.set([])} />
      )}
      <LinkButton look="solid" className={cafeTableStyles.add} href="/admin/cafes/new">
        <Plus size={18} aria-hidden="true" />
        {texts.cafesAdd}
      </LinkButton>
    </>
  );
}
