import type { ImportBatch, PlaceSourceInfo } from '@cortado/contract';
import type { FileEncoding } from '@cortado/contract/file-encoding';
import { createContext, use, useEffect, useEffectEvent, useReducer, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ApiError, apiQuery, call, errorText } from '../../../lib/api.ts';
import { useInvalidate } from '../../../lib/invalidation.ts';
import { useAction, useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../lib/toast.ts';
import { FileNotRead, chooseFile, contentOf } from './chosen-file.ts';
import {
  FIRST_STATE,
  importReducer,
  type ImportRequest,
  type Outcome,
  type Step,
} from './import-state.ts';
import * as mappingTexts from '#messages/admin/import/mapping';
import * as texts from '#messages/admin/import';

const POLL_MS = 400;

/** The session has ended, or there is no such batch: a retry would not help. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Follows a batch from its start, and calls back once at its end; with null where it cannot be followed. */
export function useRunningBatch(
  started: ImportBatch | null,
  onEnd: (batch: ImportBatch | null) => void,
): ImportBatch | null {
  const { data, error } = useQuery({
    ...apiQuery('GET /api/admin/imports/{id}', { params: { id: started?.id ?? 0 } }),
    enabled: started !== null,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      isFinal(state.error) || (state.data && state.data.state !== 'running') ? false : POLL_MS,
    refetchIntervalInBackground: true,
  });
  const ended = useEffectEvent(onEnd);
  const isLost = isFinal(error);
  useEffect(() => {
    if (isLost) ended(null);
    else if (data && data.state !== 'running') ended(data);
  }, [isLost, data]);
  return data ?? started;
}

/** A batch to run, and what was decided about its rows. */
interface Decided {
  id: number;
  /** Row numbers of likely duplicates that are imported nevertheless. */
  include: readonly number[];
  /** Swaps latitude and longitude where they look swapped. */
  swap?: boolean;
}

export function useImports() {
  return useQuery(apiQuery('GET /api/admin/imports'));
}

export function usePlaceSources(): readonly PlaceSourceInfo[] {
  const { data } = useQuery(apiQuery('GET /api/admin/places/sources'));
  return data ?? [];
}

/** @returns the toast of it */
function logFailure(details: unknown) {
  // oxlint-disable-next-line no-console -- the toast sends people there
  console.error('Import failed:', details);
  return { title: texts.importFailed(), description: texts.importFailedDescription() };
}

/** One import from the question to the result: previewed, decided on, run, reported. */
function useImporting() {
  const [state, dispatch] = useReducer(importReducer, FIRST_STATE);
  const reach = (step: Step) => dispatch({ type: 'reached', step });
  const invalidate = useInvalidate();
  const { data: recent } = useImports();
  // An import continues after the answer that starts it: its cafes exist at its end.
  const refresh = () => void invalidate('POST /api/admin/imports/{id}/run');

  const finish = (outcome: Outcome) => {
    reach({ step: 'done', outcome });
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
    done: (batch) => reach({ step: 'running', batch }),
    failed,
  });
  const preview = async ({ request }: { request: ImportRequest; isPreviewOnly: boolean }) => {
    dispatch({ type: 'asked' });
    if (!('file' in request)) return call('POST /api/admin/imports', { body: request });
    const { file, mapping } = request;
    const body = { name: file.name, content: await contentOf(file), ...(mapping && { mapping }) };
    return call('POST /api/admin/imports/file', { body });
  };
  const previewing = useAction(preview, {
    changes: 'POST /api/admin/imports/file',
    done(found, { request, isPreviewOnly }) {
      const { batch, counts, total, errors, unusedColumns } = found;
      const file = 'file' in request ? request.file : undefined;
      const isLossy = file !== undefined && (batch?.notes.rows ?? 0) > 0;
      if (total === 0) {
        reach({ step: 'nothing', request });
        // Nothing was imported: this is no success.
        if (!isPreviewOnly) return { tone: 'note', title: texts.nothingTitle() };
      } else if (isPreviewOnly || (batch && (counts.duplicate > 0 || isLossy))) {
        // It asks only where a cafe is a likely duplicate, or values are lost.
        reach({ step: 'review', reviewed: { preview: found, file }, problem: null });
      } else if (batch) starting.mutate({ id: batch.id, include: [] });
      else finish({ total, errors, unusedColumns, imported: 0, skipped: counts.known });
      return undefined;
    },
    failed,
  });

  const open = async (chosen: { file: File; encoding?: FileEncoding | undefined }) => {
    // Decisions on another file are dropped.
    dispatch({ type: 'dismissed' });
    dispatch({ type: 'asked' });
    const file = await chooseFile(chosen.file, chosen.encoding);
    const body = { name: file.name, content: file.head };
    return { file, found: await call('POST /api/admin/imports/columns', { body }) };
  };
  const opening = useAction(open, {
    done({ file, found }) {
      if (found.origin === 'own') previewing.mutate({ request: { file }, isPreviewOnly: true });
      else reach({ step: 'mapping', mapped: { file, found }, problem: null });
    },
    failed,
  });

  // One that was started before this page was opened is followed as well.
  const atWork =
    state.step === 'running'
      ? state.batch
      : (recent?.find((batch) => batch.state === 'running') ?? null);
  const cancelling = useWrite('POST /api/admin/imports/{id}/cancel', {
    failed: texts.cancelFailed(),
  });
  const onEnd = (ended: ImportBatch | null) => {
    if (ended?.state === 'done') return finish(ended);
    if (ended?.state === 'canceled') {
      reach({ step: 'idle' });
      refresh();
      return toast({
        tone: 'note',
        title: texts.canceled(),
        description: texts.canceledDescription(),
      });
    }
    if (ended?.failure) {
      const problem = mappingTexts.cutOff({ why: ended.failure, left: ended.unplaced });
      dispatch({ type: 'refused', problem });
    } else reach({ step: 'idle' });
    refresh();
    toast({ tone: 'error', ...logFailure(ended) });
  };
  const batch = useRunningBatch(atWork, onEnd);
  return {
    state,
    dispatch,
    /** The running batch, also of another admin. */
    batch: atWork && batch,
    /** Whether one is running or starting. */
    isRunning: state.step === 'starting' || atWork !== null,
    /** Previews what an import would do, and continues at once where there is nothing to ask. */
    preview: (request: ImportRequest, isPreviewOnly: boolean) =>
      previewing.mutate({ request, isPreviewOnly }),
    /** Previews what a file would bring; asks what its columns are where they do not have our own names. */
    open: (file: File, encoding?: FileEncoding) => opening.mutate({ file, encoding }),
    cancelling,
    run: (decided: Decided, onStart?: () => void) =>
      starting.mutate(decided, onStart && { onSuccess: onStart }),
  };
}

const ImportContext = createContext<ReturnType<typeof useImporting> | null>(null);

export function ImportProvider({ children }: { children: ReactNode }) {
  const importing = useImporting();
  return <ImportContext value={importing}>{children}</ImportContext>;
}

/** The import of the dashboard: it continues while other tabs are open. */
export function useImport() {
  const importing = use(ImportContext);
  if (!importing) throw new Error('There is no ImportProvider.');
  return importing;
}
