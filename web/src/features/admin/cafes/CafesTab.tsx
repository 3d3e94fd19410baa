import { CAFE_STATUSES } from '@cortado/contract/vocabulary';
import { Plus, Search } from 'lucide-react';
import { useCallback, useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { errorText } from '../../../lib/api.ts';
import { formatNumber } from '../../../lib/intl.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { BulkBar } from './BulkBar.tsx';
import { CafeTable } from './CafeTable.tsx';
import { matching, sorted, type StatusFilter } from './matching.ts';
import * as texts from './texts.tsx';
import { useAdminCafes } from './useAdminCafes.ts';
import { PhoneTools } from './PhoneTools.tsx';
import { PAGE_SIZE, useListState } from './useListState.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as inputStyles from '../../../ui/input.module.css';
import * as segmentedStyles from '../../../ui/segmented.module.css';
import * as adminStyles from '../admin.module.css';
import * as cafeTableStyles from './cafe-table.module.css';
import * as styles from './cafes-tab.module.css';

const FILTERS: readonly StatusFilter[] = ['all', ...CAFE_STATUSES];
const NONE: ReadonlySet<number> = new Set();

/** All cafes in a table, whatever their status. */
export function CafesTab() {
  const { data, error, refetch } = useAdminCafes();
  const { state, type, change, flush } = useListState();
  const { text, status, sort, drawn } = state;
  const [selected, setSelected] = useState(NONE);
  const wanted = useDeferredValue(text);
  const select = useCallback(
    (id: number, isWanted: boolean) =>
      setSelected((before) => {
        const next = new Set(before);
        if (isWanted) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  if (error && !data) {
    return <LoadFailed title={texts.cafesLoadFailed} text={errorText(error)} onRetry={refetch} />;
  }
  if (!data) return <div className={adminStyles.waiting} aria-busy="true" />;
  const named = matching(data, wanted, 'all');
  const found = sorted(matching(named, '', status), sort);
  const chosen = data.flatMap(({ id }) => (selected.has(id) ? [id] : []));
  const isAllSelected = found.length > 0 && found.every(({ id }) => selected.has(id));
  const selectAll = (all: boolean) => setSelected(all ? new Set(found.map(({ id }) => id)) : NONE);
  return (
    <>
      <div className={adminStyles.bar}>
        <div className={styles.search}>
          <Search size={18} aria-hidden="true" />
          <input
            type="search"
            className={inputStyles.input}
            aria-label={texts.cafesSearch}
            placeholder={texts.cafesSearchExample}
            value={text}
            onChange={({ target }) => type(target.value)}
            onBlur={flush}
          />
        </div>
        <fieldset
          className={`${segmentedStyles.segmented} ${styles.statusFilter}`}
          aria-label={texts.statusLabel}
        >
          {FILTERS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === status}
              onClick={() => change({ status: one })}
            >
              {texts.statuses[one]}
              <span className={styles.n}>{formatNumber(matching(named, '', one).length)}</span>
            </button>
          ))}
        </fieldset>
        <PhoneTools
          sort={sort}
          onSort={(next) => change({ sort: next })}
          isAllSelected={isAllSelected}
          onSelectAll={selectAll}
        />
        {chosen.length > 0 && (
          <BulkBar ids={chosen} onSelect={(ids) => setSelected(new Set(ids))} />
        )}
      </div>
      {found.length === 0 ? (
        <p className={adminStyles.empty}>{texts.cafesEmpty}</p>
      ) : (
        <CafeTable
          cafes={found.slice(0, drawn)}
          sort={sort}
          onSort={(next) => change({ sort: next })}
          selected={selected}
          onSelect={select}
          isAllSelected={isAllSelected}
          onSelectAll={selectAll}
        />
      )}
      <div className={styles.end}>
        <p aria-live="polite">{texts.cafesTotal(found.length, data.length)}</p>
        {found.length > drawn && (
          <button
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
            onClick={() => change({ drawn: drawn + PAGE_SIZE })}
          >
            {texts.cafesShowMore(Math.min(PAGE_SIZE, found.length - drawn))}
          </button>
        )}
      </div>
      <Link
        className={`${buttonStyles.button} ${buttonStyles.solid} ${cafeTableStyles.add}`}
        href="/admin/cafes/new"
      >
        <Plus size={18} aria-hidden="true" />
        {texts.cafesAdd}
      </Link>
    </>
  );
}
