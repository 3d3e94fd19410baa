import type { ImportBatch } from '@cortado/contract';
import { useRef } from 'react';
import { formatMoment } from '../../../lib/dates.ts';
import { counted, formatNumber, plural } from '../../../lib/intl.ts';
import { errorText } from '../../../lib/api.ts';
import { Confirm } from '../Confirm.tsx';
import { focusPanelHeading } from '../focus-panel-heading.ts';
import { useImport } from './useImport.ts';
import { useImports, useUndoImport } from './useImports.ts';
import * as buttonStyles from '../../../ui/button.module.css';
import * as panelStyles from '../../../ui/panel.module.css';
import * as styles from './import-tab.module.css';

const STATES: Record<ImportBatch['state'], string> = {
  previewed: 'Looked at',
  running: 'At work',
  done: 'Done',
  failed: 'Cut off',
  undone: 'Taken back',
};
const SHOWN = 8;

interface UndoProps {
  batch: ImportBatch;
  onUndone: () => void;
}

function Undo({ batch, onUndone }: UndoProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const undoing = useUndoImport(() => {
    onUndone();
    // What is undone has no such button.
    focusPanelHeading(trigger.current);
  });
  return (
    <Confirm
      title={`Undo the import from ${batch.location}?`}
      verb="Undo Import"
      onConfirm={() => undoing.mutate({ params: { id: batch.id } })}
      trigger={
        <button
          ref={trigger}
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
          aria-label={`Undo the import from ${batch.location}`}
          aria-disabled={undoing.isPending || undefined}
        >
          Undo
        </button>
      }
    >
      Its {counted(batch.imported, 'cafe')} {plural(batch.imported, 'is', 'are')} deleted, but for
      those that were edited or published since.
    </Confirm>
  );
}

/** The last batches, each of which can be taken back. */
export function RecentImports() {
  const { state, batch: running, run, dispatch } = useImport();
  const isBusy = state.step === 'starting' || running !== null;
  const { data = [], isPending, error } = useImports();
  return (
    <section className={`${panelStyles.panel} ${styles.recent}`} data-panel>
      <h2>Recent imports</h2>
      {error && <p role="alert">{errorText(error)}</p>}
      {!isPending && !error && data.length === 0 && <p className="t-small">None yet.</p>}
      <ul>
        {data.slice(0, SHOWN).map((batch) => (
          <li key={batch.id}>
            <p>
              <strong>{batch.location}</strong>
              <span className="t-small">
                {STATES[batch.state]} · {formatNumber(batch.imported)} of{' '}
                {formatNumber(batch.total)} · {formatMoment(batch.createdAt)}
              </span>
            </p>
            {batch.state === 'failed' && (
              <button
                type="button"
                className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
                aria-disabled={isBusy || undefined}
                onClick={() => {
                  if (!isBusy) run(batch.id, []);
                }}
              >
                Go on
              </button>
            )}
            {(batch.state === 'done' || batch.state === 'failed') && batch.imported > 0 && (
              <Undo batch={batch} onUndone={() => dispatch({ type: 'undone', id: batch.id })} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
