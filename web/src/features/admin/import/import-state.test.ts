import type { ImportBatch, ImportColumns, ImportPreview } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import type { ChosenFile } from './chosen-file.ts';
import { FIRST_STATE, importReducer, type ImportEvent, type Step } from './import-state.ts';

const reviewed = { preview: { total: 3 } as ImportPreview };
const batch = { id: 4, state: 'running' } as ImportBatch;
const mapped = { file: { name: 'a.csv', head: 'a,b' } as ChosenFile, found: {} as ImportColumns };
const outcome = { id: 4, total: 3, imported: 2, skipped: 1, errors: [], unusedColumns: [] };

const after = (...events: ImportEvent[]) => events.reduce(importReducer, FIRST_STATE);

const ASKED: ImportEvent = { type: 'asked' };
const reached = (step: Step): ImportEvent => ({ type: 'reached', step });
const FOUND = reached({ step: 'review', reviewed, problem: null });
const STARTING: ImportEvent = { type: 'starting' };
const STARTED = reached({ step: 'running', batch });
const ENDED = reached({ step: 'done', outcome });

describe('an import', () => {
  it('is requested, reviewed, run, and done', () => {
    expect(after(ASKED)).toMatchObject({ step: 'asked', location: 'Boston, MA' });
    expect(after(ASKED, FOUND)).toMatchObject({ step: 'review', reviewed, problem: null });
    expect(after(ASKED, FOUND, STARTING)).toMatchObject({ step: 'starting', reviewed });
    expect(after(ASKED, FOUND, STARTING, STARTED)).toMatchObject({ step: 'running', batch });
    expect(after(ASKED, FOUND, STARTING, STARTED, ENDED)).toMatchObject({ step: 'done', outcome });
  });

  it('that is not started stays in review, with why', () => {
    const refused: ImportEvent = { type: 'refused', problem: 'Too late.' };
    const state = after(ASKED, FOUND, STARTING, refused);
    expect(state).toMatchObject({ step: 'review', reviewed, problem: 'Too late.' });
    expect(after(ASKED, refused)).toMatchObject({ step: 'failed', problem: 'Too late.' });
  });

  it('of a file whose columns are decided on shows them until it is found, also where it is refused', () => {
    const COLUMNS = reached({ step: 'mapping', mapped, problem: null });
    const refused: ImportEvent = { type: 'refused', problem: 'Too late.' };
    expect(after(ASKED)).toMatchObject({ step: 'asked', mapped: undefined });
    expect(after(ASKED, COLUMNS)).toMatchObject({ step: 'mapping', mapped, problem: null });
    expect(after(ASKED, COLUMNS, ASKED)).toMatchObject({ step: 'asked', mapped });
    const state = after(ASKED, COLUMNS, ASKED, refused);
    expect(state).toMatchObject({ step: 'mapping', mapped, problem: 'Too late.' });
    expect(importReducer(state, { type: 'typed', location: 'A' })).toMatchObject({ problem: null });
    expect(importReducer(state, { type: 'dismissed' })).toMatchObject({ step: 'idle' });
    expect(after(ASKED, COLUMNS, ASKED, FOUND)).toMatchObject({ step: 'review', reviewed });
  });

  it('continues where its review is closed while it starts', () => {
    const state = after(ASKED, FOUND, STARTING, { type: 'dismissed' });
    expect(state).toMatchObject({ step: 'starting', reviewed: null });
    expect(importReducer(state, STARTED)).toMatchObject({ step: 'running' });
  });

  it('has no result any more once it is undone, and the result of another one remains', () => {
    expect(after(ENDED, { type: 'undone', id: 4 })).toMatchObject({ step: 'idle' });
    expect(after(ENDED, { type: 'undone', id: 5 })).toMatchObject({ step: 'done', outcome });
  });
});

it.each<[string, ImportEvent[], string]>([
  ['nothing', [reached({ step: 'nothing', request: { location: 'Nowhere' } })], 'idle'],
  ['a failure', [{ type: 'refused', problem: 'Unavailable.' }], 'idle'],
  ['a review', [FOUND], 'review'],
  ['a result', [ENDED], 'done'],
])('another place that is typed after %s', (_name, events, step) => {
  const state = after(...events, { type: 'typed', location: 'Salem, MA' });
  expect(state).toMatchObject({ step, location: 'Salem, MA' });
});
