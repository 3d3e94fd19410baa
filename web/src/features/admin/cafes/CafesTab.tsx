import { CAFE_STATUSES } from '@cortado/contract/vocabulary';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { errorText } from '../../../lib/api.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { CafeRow } from './CafeRow.tsx';
import { matching, STATUS_LABELS, type StatusFilter } from './matching.ts';
import { useAdminCafes } from './useAdminCafes.ts';

const FILTERS: readonly StatusFilter[] = ['all', ...CAFE_STATUSES];
/** A table of thousands of rows is drawn in parts. */
const PART = 100;

/** All cafes in a table, whatever their status. */
export function CafesTab() {
  const { data, error, refetch } = useAdminCafes();
  const [text, setText] = useState('');
  const [status, setStatus] = useState<StatusFilter>('all');
  const [drawn, setDrawn] = useState(PART);
  const wanted = useDeferredValue(text);
  if (error && !data) {
    return <LoadFailed title="The cafes did not load" text={errorText(error)} onRetry={refetch} />;
  }
  if (!data) return <div className="admin-waiting" aria-busy="true" />;
  const named = matching(data, wanted, 'all');
  const found = matching(named, '', status);
  return (
    <>
      <div className="admin-bar">
        <div className="admin-search">
          <Search size={18} aria-hidden="true" />
          <input
            type="search"
            className="input"
            aria-label="Search cafes"
            placeholder="Search by name, address or neighborhood"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <fieldset className="seg admin-status" aria-label="Status">
          {FILTERS.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === status}
              onClick={() => setStatus(one)}
            >
              {STATUS_LABELS[one]}
              <span className="n">{matching(named, '', one).length}</span>
            </button>
          ))}
        </fieldset>
      </div>
      {found.length === 0 ? (
        <p className="admin-empty">
          No cafes found. Try adjusting your filters or import some cafes.
        </p>
      ) : (
        <div className="admin-table-frame">
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Neighborhood</th>
                <th scope="col">Status</th>
                <th scope="col">Features</th>
                <th scope="col">Actions</th>
              </tr>
            </thead>
            <tbody>
              {found.slice(0, drawn).map((cafe) => (
                <CafeRow key={cafe.id} cafe={cafe} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="admin-end">
        <p aria-live="polite">
          {found.length === data.length
            ? `${data.length} cafes in total`
            : `${found.length} of ${data.length} cafes in total`}
        </p>
        {found.length > drawn && (
          <button
            type="button"
            className="btn btn-line btn-sm"
            onClick={() => setDrawn(drawn + PART)}
          >
            Show {Math.min(PART, found.length - drawn)} more
          </button>
        )}
      </div>
    </>
  );
}
