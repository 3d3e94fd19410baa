import type { ImportPreview, ImportRow } from '@cortado/contract';
import { NEAR_METERS } from '@cortado/contract/imports';
import { useState, type ReactNode } from 'react';
import { formatNumber } from '../../../lib/intl.ts';
import { WorkingButton } from '../../../ui/WorkingButton.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import { useImport } from './useImport.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as adminStyles from '../admin.module.css';
import * as importTabStyles from './import-tab.module.css';

const farText = (meters: number) =>
  meters < 1000 ? `${meters} m` : `${(meters / 1000).toFixed(1)} km`;

interface DuplicateProps {
  row: ImportRow;
  isIncluded: boolean;
  onInclude: (included: boolean) => void;
}

/** Two tellings of what is likely one cafe, side by side. */
function Duplicate({ row, isIncluded, onInclude }: DuplicateProps) {
  const { like, name, address, number } = row;
  return (
    <li>
      <div className={importTabStyles.pair}>
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span className="t-small">
            Found in row {number} · <bdi>{address}</bdi>
          </span>
        </p>
        <p>
          <strong>
            <bdi>{like!.name}</bdi>
          </strong>
          <span className="t-small">
            Known · <bdi>{like!.address}</bdi>
          </span>
        </p>
      </div>
      <p className="t-small">
        {like!.reason}, {farText(like!.meters)} apart.
      </p>
      <label className={adminStyles.checkLine}>
        <input
          type="checkbox"
          checked={isIncluded}
          onChange={({ target }) => onInclude(target.checked)}
        />
        <span>
          Import <bdi>{name}</bdi> all the same
        </span>
      </label>
    </li>
  );
}

/** What an import would do, and the decision. */
export function ImportReview({ preview }: { preview: ImportPreview }) {
  const { state, batch: running, run, dispatch } = useImport();
  const { batch, counts, rows, errors, total } = preview;
  const of = (verdict: ImportRow['verdict']) => rows.filter((row) => row.verdict === verdict);
  const duplicates = of('duplicate');
  // One that is farther off is likely a branch.
  const [included, setIncluded] = useState<readonly number[]>(() =>
    duplicates.filter(({ like }) => like!.meters > NEAR_METERS).map(({ number }) => number),
  );
  const named = (verdict: ImportRow['verdict']) =>
    of(verdict).map(({ number, name, address }) => {
      const line: ReactNode = (
        <>
          <bdi>{name}</bdi> · <bdi>{address}</bdi>
        </>
      );
      return [number, line] as const;
    });
  const coming = counts.new + included.length;
  const lists = [
    ['New', counts.new, named('new')],
    ['Already known', counts.known, named('known')],
    ['Problems', counts.problem, errors.map((error) => [error, error] as const)],
  ] as const;
  return (
    <section className={importTabStyles.review} aria-label="What the import would do">
      <h3>
        Found {formatNumber(total)}: {formatNumber(counts.new)} new, {formatNumber(counts.known)}{' '}
        already known, {formatNumber(counts.duplicate)} likely duplicates,{' '}
        {formatNumber(counts.problem)} with problems
      </h3>
      {counts.duplicate > 0 && (
        <ul className={importTabStyles.duplicates} aria-label="Likely duplicates">
          {duplicates.map((row) => (
            <Duplicate
              key={row.number}
              row={row}
              isIncluded={included.includes(row.number)}
              onInclude={(isIncluded) =>
                setIncluded(
                  isIncluded
                    ? [...included, row.number]
                    : included.filter((number) => number !== row.number),
                )
              }
            />
          ))}
          {counts.duplicate > duplicates.length && (
            <li>
              and {formatNumber(counts.duplicate - duplicates.length)} more, which stay out. Bring
              in part of the file at a time to see them.
            </li>
          )}
        </ul>
      )}
      {lists.map(
        ([label, number, items]) =>
          number > 0 && (
            <details key={label} open={label === 'Problems'}>
              <summary>
                {label} ({formatNumber(number)})
              </summary>
              <ul>
                {items.map(([key, item]) => (
                  <li key={key}>{item}</li>
                ))}
                {number > items.length && <li>and {formatNumber(number - items.length)} more</li>}
              </ul>
            </details>
          ),
      )}
      <div className={importTabStyles.buttons}>
        {batch && (
          <WorkingButton
            type="button"
            className={`${buttonStyles.button} ${buttonStyles.solid}`}
            disabled={coming === 0}
            working={state.step === 'starting' || running ? 'Importing...' : null}
            onClick={({ currentTarget }) =>
              run(batch.id, included, () => focusPanelHeading(currentTarget))
            }
          >
            Import {formatNumber(coming)} as drafts
          </WorkingButton>
        )}
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.line}`}
          onClick={({ currentTarget }) => {
            focusPanelHeading(currentTarget);
            dispatch({ type: 'dismissed' });
          }}
        >
          {batch ? 'Cancel' : 'Close'}
        </button>
      </div>
    </section>
  );
}
