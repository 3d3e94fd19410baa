import type {
  ImportBatch,
  ImportColumns,
  ImportMapping,
  ImportPreview,
  PlaceSource,
} from '@cortado/contract';
import type { ChosenFile } from './chosen-file.ts';

/** A place, or a file. */
export type ImportRequest =
  | { location: string; source?: PlaceSource | undefined }
  | { file: ChosenFile; mapping?: ImportMapping };

/** What an import would do, and the file that it is about. */
export interface Reviewed {
  preview: ImportPreview;
  file?: ChosenFile | undefined;
}

/** A file whose columns have to be decided on. */
export interface MappedFile {
  file: ChosenFile;
  found: ImportColumns;
}

export type Outcome = Pick<ImportBatch, 'total' | 'imported' | 'skipped' | 'errors'> & {
  /** Its batch, which may be undone. */
  id?: number;
  notes?: ImportBatch['notes'];
  unusedColumns: ImportBatch['unusedColumns'];
};

export type Step =
  | { step: 'idle' }
  /** The server previews the request; of a file whose columns were decided on, these are still shown. */
  | { step: 'asked'; mapped?: MappedFile | undefined }
  | { step: 'mapping'; mapped: MappedFile; problem: string | null }
  | { step: 'nothing'; request: ImportRequest }
  | { step: 'review'; reviewed: Reviewed; problem: string | null }
  /** A batch is about to run; the review is shown until it does. */
  | { step: 'starting'; reviewed: Reviewed | null }
  | { step: 'running'; batch: ImportBatch }
  | { step: 'done'; outcome: Outcome }
  | { step: 'failed'; problem: string };

/** One import from the question to the result, and the place that is typed. */
export type ImportState = Step & { location: string };

export type ImportEvent =
  | { type: 'typed'; location: string }
  | { type: 'asked' }
  /** The result is a step that does not depend on the step before. */
  | { type: 'reached'; step: Step }
  | { type: 'dismissed' }
  | { type: 'starting' }
  | { type: 'refused'; problem: string }
  | { type: 'undone'; id: number };

export const FIRST_STATE: ImportState = { step: 'idle', location: 'Boston, MA' };

function next(state: ImportState, event: Exclude<ImportEvent, { type: 'typed' }>): Step {
  const reviewed = state.step === 'review' || state.step === 'starting' ? state.reviewed : null;
  const mapped = state.step === 'mapping' || state.step === 'asked' ? state.mapped : undefined;
  switch (event.type) {
    case 'asked':
      return { step: 'asked', mapped };
    case 'reached':
      return event.step;
    case 'dismissed':
      return state.step === 'starting' ? { step: 'starting', reviewed: null } : { step: 'idle' };
    case 'starting':
      return { step: 'starting', reviewed };
    case 'refused':
      if (mapped) return { step: 'mapping', mapped, problem: event.problem };
      return reviewed
        ? { step: 'review', reviewed, problem: event.problem }
        : { step: 'failed', problem: event.problem };
    case 'undone':
      return state.step === 'done' && state.outcome.id === event.id ? { step: 'idle' } : state;
  }
}

/** The message about another place is removed. */
function retyped(state: ImportState): Step {
  if (state.step === 'nothing' || state.step === 'failed') return { step: 'idle' };
  return state.step === 'review' || state.step === 'mapping' ? { ...state, problem: null } : state;
}

export function importReducer(state: ImportState, event: ImportEvent): ImportState {
  if (event.type === 'typed') return { ...retyped(state), location: event.location };
  return { ...next(state, event), location: state.location };
}
