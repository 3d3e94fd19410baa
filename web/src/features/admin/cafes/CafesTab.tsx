import { Plus } from 'lucide-react';
import { errorText } from '../../../lib/api.ts';
import { Async } from '../../../ui/Async.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { ListEnd } from '../lists/ListEnd.tsx';
import { PartButtons } from '../lists/PartButtons.tsx';
import { SearchBox } from '../lists/SearchBox.tsx';
import { STATUS_FILTERS, useListState } from '../lists/useListState.ts';
import { CafeTable } from './CafeTable.tsx';
import { CheckBar } from './CheckBar.tsx';
import { NeedsLookTable } from './NeedsLookTable.tsx';
import { PhoneTools } from './PhoneTools.tsx';
import { StatusBar } from './StatusBar.tsx';
import * as texts from '#messages/admin/cafes';
import { useChangedPage } from './useAdminCafes.ts';
import { useCafePage } from './useCafePage.ts';
import { useSelection } from './useSelection.ts';
import * as styles from './cafe-table.module.css';

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
      <Row wrap gap={12}>
        <SearchBox
          label={texts.cafesSearch()}
          example={texts.cafesSearchExample()}
          value={state.text}
          onType={type}
          onLeave={flush}
        />
        <PartButtons
          label={texts.statusLabel()}
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
      </Row>
      <Async query={{ ...list, data: page }} failed={texts.cafesLoadFailed()} why={errorText}>
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
              text={texts.cafesTotal({
                found: shown.total,
                total: total ?? shown.total,
                isAll: shown.total === (total ?? shown.total),
              })}
              page={shown.page}
              total={shown.total}
              hrefOf={hrefOf}
              onNear={list.prefetch}
            />
          </>
        )}
      </Async>
      {selection.ids.length === 0 ? (
        <LinkButton look="solid" className={`${styles.add} narrow-only`} href="/admin/cafes/new">
          <Plus size={18} aria-hidden="true" />
          {texts.cafesAdd()}
        </LinkButton>
      ) : needsLook ? (
        <CheckBar ids={selection.ids} onClear={() => selection.set([])} />
      ) : (
        <StatusBar
          ids={selection.ids}
          found={
            selection.isAllSelected && page ? { total: page.total, filter: list.filter } : null
          }
          onSelect={selection.set}
        />
      )}
    </>
  );
}
