import type { ListedCafe } from '@cortado/contract';
import { ADMIN_CAFE_SORTS } from '@cortado/contract/admin-enums';
import { Plus } from 'lucide-react';
import { errorText } from '../../../lib/api.ts';
import { useFocusFallback } from '../../../lib/useFocusFallback.ts';
import { Async } from '../../../ui/Async.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Checkbox } from '../../../ui/Choice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { Table } from '../../../ui/Table.tsx';
import { ListEnd, PartButtons, SearchBox } from '../lists/ListParts.tsx';
import { STATUS_FILTERS, useListState } from '../lists/useListState.ts';
import { CheckBar, StatusBar } from './BulkBars.tsx';
import { useChangedPage } from './useCafeChanges.ts';
import { useCafePage } from './useCafePage.ts';
import { useSelection, type Selection } from './useSelection.ts';
import { CafeRow, NeedsLookRow } from './CafeRows.tsx';
import * as texts from '#messages/admin/cafes';
import * as styles from './cafe-table.module.css';

const columns = () => [
  ...ADMIN_CAFE_SORTS.map((sort) => ({ heading: texts.columns[sort](), sort })),
  { heading: texts.columns.features() },
  { heading: texts.columns.actions() },
];

const needsLookColumns = () =>
  [
    texts.columns.name(),
    texts.columns.neighborhood(),
    texts.needsLookColumns.checked(),
    texts.needsLookColumns.reports(),
    texts.columns.actions(),
  ].map((heading) => ({ heading }));

interface ToolsProps {
  search: ReturnType<typeof useListState>;
  selection: Selection;
}

interface CafeTableProps extends ToolsProps {
  list: ReturnType<typeof useCafePage>;
  /** Those of the page, as they are changed. */
  cafes: readonly ListedCafe[];
}

/** The cafes of a page. Those whose facts are doubtful are in an order of their own: the most reported first, then the longest unchecked. */
function CafeTable({ list, cafes, search, selection }: CafeTableProps) {
  const { status, sort } = search.state;
  const needsLook = status === 'needsLook';
  // A cafe that no longer matches is removed, and the focus with it.
  useFocusFallback(cafes);
  const OneRow = needsLook ? NeedsLookRow : CafeRow;
  return (
    <Table
      columns={needsLook ? needsLookColumns() : columns()}
      sort={sort}
      onSort={(wanted) => search.change({ sort: wanted })}
      all={{
        label: texts.cafesSelectPage(),
        isTicked: selection.isAllSelected,
        onTick: selection.selectAll,
      }}
      isBusy={list.isOutdated}
      empty={needsLook ? texts.needsLookEmpty() : texts.cafesEmpty()}
    >
      {cafes.map((cafe) => (
        <OneRow
          key={cafe.id}
          cafe={cafe}
          queryKey={list.key}
          isSelected={selection.selected.has(cafe.id)}
          onSelect={selection.select}
        />
      ))}
    </Table>
  );
}

/** The actions of the table's heading, where rows are cards without one. */
function PhoneTools({ search, selection }: ToolsProps) {
  return (
    <Row justify="between" gap={16} className={`${styles.phoneTools} narrow-only`}>
      <SelectField
        inline
        label={texts.cafesSortBy()}
        choices={ADMIN_CAFE_SORTS.map((one) => [one, texts.columns[one]()] as const)}
        value={search.state.sort}
        onChoose={(sort) => search.change({ sort })}
      />
      <Checkbox checked={selection.isAllSelected} onCheck={selection.selectAll}>
        {texts.cafesSelectAll()}
      </Checkbox>
    </Row>
  );
}

/** All cafes in a table, whatever their status. */
export function CafesTab() {
  const search = useListState('cafes');
  const { state, change, hrefOf } = search;
  const list = useCafePage(search);
  const { total } = list;
  const page = useChangedPage(list.data, list.key);
  const selection = useSelection(page?.rows);
  return (
    <>
      <Row wrap gap={12}>
        <SearchBox label={texts.cafesSearch()} example={texts.cafesSearchExample()} list={search} />
        <PartButtons
          label={texts.statusLabel()}
          parts={STATUS_FILTERS}
          names={texts.statuses}
          value={state.status}
          onChoose={(status) => change({ status })}
          counts={list.counts}
        />
        <PhoneTools search={search} selection={selection} />
      </Row>
      <Async query={{ ...list, data: page }} failed={texts.cafesLoadFailed()} why={errorText}>
        {(shown) => (
          <>
            <CafeTable list={list} cafes={shown.rows} search={search} selection={selection} />
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
          <Plus size={18} />
          {texts.cafesAdd()}
        </LinkButton>
      ) : state.status === 'needsLook' ? (
        <CheckBar
          selection={selection}
          cafes={page?.rows.filter(({ id }) => selection.selected.has(id)) ?? []}
        />
      ) : (
        <StatusBar
          selection={selection}
          found={
            selection.isAllSelected && page ? { total: page.total, filter: list.filter } : null
          }
        />
      )}
    </>
  );
}
