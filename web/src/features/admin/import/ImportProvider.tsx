import type { ImportBatch } from '@cortado/contract';
import type { FileEncoding } from '@cortado/contract/file-encoding';
import { useReducer, type ReactNode } from 'react';
import { call, errorText } from '../../../lib/api.ts';
import { useInvalidate } from '../../../lib/invalidation.ts';
import { useAction } from '../../../lib/useWrite.ts';
import { toast } from '../../../lib/toast.ts';
import { chooseFile, contentOf, FileNotRead } from './chosen-file.ts';
import { FIRST_STATE, importReducer, type ImportRequest, type Outcome } from './import-state.ts';
import * as mappingTexts from '#messages/admin/import/mapping';
import * as texts from '#messages/admin/import';
import { ImportContext, type Decided } from './useImport.ts';
import { useImports } from './useImports.ts';
import { useRunningBatch } from './useRunningBatch.ts';

async function requestPreview(request: ImportRequest) {
  if (!('file' in request)) return call('POST /api/admin/imports', { body: request });
  const { file, mapping } = request;
  const content = await contentOf(file);
  return call('POST /api/admin/imports/file', {
    body: { name: file.name, content, ...(mapping && { mapping }) },
  });
}

async function openFile({ file, encoding }: { file: File; encoding?: FileEncoding | undefined }) {
  const chosen = await chooseFile(file, encoding);
  const body = { name: chosen.name, content: chosen.head };
  return { file: chosen, found: await call('POST /api/admin/imports/columns', { body }) };
}

/** @returns the toast of it */
function logFailure(details: unknown) {
  // oxlint-disable-next-line no-console -- the toast sends people there
  console.error('Import failed:', details);
  return { title: texts.importFailed(), description: texts.importFailedDescription() };
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
      title: texts.importDone(),
      description: texts.importDoneDescription({
        imported: outcome.imported,
        total: outcome.total,
      }),
    });
  };
  const failed = (error: Error) => {
    const problem = error instanceof FileNotRead ? error.message : errorText(error);
    dispatch({ type: 'refused', problem });
    return logFailure(error);
  };
  const start = ({ id, ...body }: Decided) => {
    dispatch({ type: 'starting' });
    return call('POST /api/admin/imports/{id}/run', { params: { id }, body });
  };
  const starting = useAction(start, {
    done: (batch) => dispatch({ type: 'started', batch }),
    failed,
  });
  const preview = ({ request }: { request: ImportRequest; isPreviewOnly: boolean }) => {
    dispatch({ type: 'asked' });
    return requestPreview(request);
  };
  const previewing = useAction(preview, {
    changes: 'POST /api/admin/imports/file',
    done(found, { request, isPreviewOnly }) {
      const { batch, counts, total, errors, unusedColumns } = found;
      const file = 'file' in request ? request.file : undefined;
      const isLossy = file !== undefined && (batch?.notes.rows ?? 0) > 0;
      if (total === 0) {
        dispatch({ type: 'foundNothing', request });
        // Nothing was imported: this is no success.
        if (!isPreviewOnly) return { tone: 'note', title: texts.nothingTitle() };
      } else if (isPreviewOnly || (batch && (counts.duplicate > 0 || isLossy))) {
        // There is a question only where something is likely to be here already, or a file loses something.
        dispatch({ type: 'found', reviewed: { preview: found, file } });
      } else if (batch) starting.mutate({ id: batch.id, include: [] });
      else finish({ total, errors, unusedColumns, imported: 0, skipped: counts.known });
      return undefined;
    },
    failed,
  });

  const open = (chosen: { file: File; encoding?: FileEncoding | undefined }) => {
    // What was decided on for another file does not stay.
    dispatch({ type: 'dismissed' });
    dispatch({ type: 'asked' });
    return openFile(chosen);
  };
  const opening = useAction(open, {
    done({ file, found }) {
      if (found.origin === 'own') previewing.mutate({ request: { file }, isPreviewOnly: true });
      else dispatch({ type: 'columns', mapped: { file, found } });
    },
    failed,
  });

  // One that was started before this page was opened is followed as well.
  const atWork =
    state.step === 'running'
      ? state.batch
      : (recent?.find((batch) => batch.state === 'running') ?? null);
  const onEnd = (ended: ImportBatch | null) => {
    if (ended?.state === 'done') return finish(ended);
    if (ended?.failure) {
      const problem = mappingTexts.cutOff({ why: ended.failure, left: ended.unplaced });
      dispatch({ type: 'refused', problem });
    } else dispatch({ type: 'ended', outcome: null });
    refresh();
    toast({ tone: 'error', ...logFailure(ended) });
  };
  const batch = useRunningBatch(atWork, onEnd);
  return (
    <ImportContext
      value={{
        state,
        dispatch,
        batch: atWork && batch,
        preview: (request, isPreviewOnly) => previewing.mutate({ request, isPreviewOnly }),
        open: (file, encoding) => opening.mutate({ file, encoding }),
        run: (decided, onStart) => starting.mutate(decided, onStart && { onSuccess: onStart }),
      }}
    >
      {children}
    </ImportContext>
  );
}
