import type { ImportBatch } from '@cortado/contract';
import { useMutation } from '@tanstack/react-query';
import { useReducer, type ReactNode } from 'react';
import { call, errorText } from '../../../lib/api.ts';
import { useInvalidate } from '../../../lib/invalidation.ts';
import { toast } from '../../../ui/toast-store.ts';
import { headOf } from './file-head.ts';
import {
  FIRST_STATE,
  importReducer,
  type ImportRequest,
  type Outcome,
  type TextFile,
} from './import-state.ts';
import * as mappingTexts from './mapping/texts.tsx';
import * as texts from './texts.tsx';
import { ImportContext } from './useImport.ts';
import { useImports } from './useImports.ts';
import { useRunningBatch } from './useRunningBatch.ts';

const requestPreview = (request: ImportRequest) =>
  'content' in request
    ? call('POST /api/admin/imports/file', { body: request })
    : call('POST /api/admin/imports', { body: request });

function tellFailure(details: unknown): void {
  // oxlint-disable-next-line no-console -- the toast sends people there
  console.error('Import failed:', details);
  toast({
    tone: 'error',
    title: texts.importFailed,
    description: texts.importFailedDescription,
  });
}

/** One import from the question to the result: looked at, decided on, run, told. */
export function ImportProvider({ children }: { children: ReactNode }) {
  const [state, dispatch] = useReducer(importReducer, FIRST_STATE);
  const invalidate = useInvalidate();
  const { data: recent } = useImports();
  // An import goes on after the answer that starts it: its cafes are there at its end.
  const refresh = () => void invalidate('POST /api/admin/imports/{id}/run');

  const finish = (outcome: Outcome) => {
    dispatch({ type: 'ended', outcome });
    refresh();
    toast({
      tone: 'success',
      title: texts.importDone,
      description: texts.importDoneDescription(outcome.imported, outcome.total),
    });
  };
  const onError = (error: Error) => {
    dispatch({ type: 'refused', problem: errorText(error) });
    tellFailure(error);
  };
  const starting = useMutation({
    mutationFn: ({ id, include }: { id: number; include: readonly number[] }) =>
      call('POST /api/admin/imports/{id}/run', { params: { id }, body: { include } }),
    onMutate: () => dispatch({ type: 'starting' }),
    onSuccess: (batch) => dispatch({ type: 'started', batch }),
    onError,
  });
  const previewing = useMutation({
    mutationFn: ({ request }: { request: ImportRequest; isPreviewOnly: boolean }) =>
      requestPreview(request),
    onMutate: () => dispatch({ type: 'asked' }),
    onSuccess(found, { request, isPreviewOnly }) {
      const { batch, counts, total, errors } = found;
      if (total === 0) {
        dispatch({ type: 'foundNothing', request });
        // Nothing was imported: this is no success.
        if (!isPreviewOnly) toast({ tone: 'note', title: texts.nothingTitle });
      } else if (isPreviewOnly || (batch && counts.duplicate > 0)) {
        // There is a question only where something is likely to be here already.
        dispatch({ type: 'found', preview: found });
      } else if (batch) starting.mutate({ id: batch.id, include: [] });
      else finish({ total, errors, imported: 0, skipped: counts.known });
    },
    onError,
  });

  const opening = useMutation({
    mutationFn: (file: TextFile) => call('POST /api/admin/imports/columns', { body: headOf(file) }),
    onMutate() {
      // What was decided on for another file does not stay.
      dispatch({ type: 'dismissed' });
      dispatch({ type: 'asked' });
    },
    onSuccess(found, file) {
      if (found.origin === 'own') previewing.mutate({ request: file, isPreviewOnly: true });
      else dispatch({ type: 'columns', mapped: { file, found } });
    },
    onError,
  });

  // One that was started before this page was opened is followed as well.
  const atWork =
    state.step === 'running'
      ? state.batch
      : (recent?.find((batch) => batch.state === 'running') ?? null);
  const onEnd = (ended: ImportBatch | null) => {
    if (ended?.state === 'done') return finish(ended);
    if (ended?.failure) {
      const problem = mappingTexts.cutOff(ended.failure, ended.unplaced);
      dispatch({ type: 'refused', problem });
    } else dispatch({ type: 'ended', outcome: null });
    refresh();
    tellFailure(ended);
  };
  const batch = useRunningBatch(atWork, onEnd);
  return (
    <ImportContext
      value={{
        state,
        dispatch,
        batch: atWork && batch,
        preview: (request, isPreviewOnly) => previewing.mutate({ request, isPreviewOnly }),
        open: (file) => opening.mutate(file),
        run: (id, include, onStart) =>
          starting.mutate({ id, include }, onStart && { onSuccess: onStart }),
      }}
    >
      {children}
    </ImportContext>
  );
}
