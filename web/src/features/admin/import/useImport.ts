import type { ImportBatch, ImportPreview, PlaceSource } from '@cortado/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../../lib/intl.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { call, errorText } from '../../../lib/api.ts';
import { useInvalidate } from '../../../lib/invalidation.ts';
import { useWrite } from '../../../lib/useWrite.ts';
import { toast } from '../../../ui/toast-store.ts';
import { useFollowedBatch } from './useFollowedBatch.ts';

export type Asked =
  | { location: string; source?: PlaceSource | undefined }
  | { name: string; content: string };

export type Outcome = Pick<ImportBatch, 'total' | 'imported' | 'skipped' | 'errors'> & {
  /** The batch it came of, which may be undone. */
  id?: number;
};

const look = (asked: Asked) =>
  'content' in asked
    ? call('POST /api/admin/imports/file', { body: asked })
    : call('POST /api/admin/imports', { body: asked });

export function useImports() {
  return useQuery(apiQuery('GET /api/admin/imports'));
}

function tellFailure(details: unknown): void {
  // oxlint-disable-next-line no-console -- the toast sends people there
  console.error('Import failed:', details);
  toast({
    tone: 'error',
    title: 'Import failed',
    description: 'There was an error importing cafes. Please check the console for details.',
  });
}

/** One import from the question to the result: looked at, decided on, run, told. It goes on while other tabs are open. */
export function useImport() {
  const invalidate = useInvalidate();
  // The import goes on after the answer that starts it: its cafes are there at its end.
  const imported = () => void invalidate('POST /api/admin/imports/{id}/run');
  const [review, setReview] = useState<ImportPreview | null>(null);
  const [location, setLocation] = useState('Boston, MA');
  const [started, setStarted] = useState<ImportBatch | null>(null);
  const { data: recent } = useImports();
  // One that was started before this page was opened is followed as well.
  const atWork = started ?? recent?.find(({ state }) => state === 'running') ?? null;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // What was asked for where it found nothing at all.
  const [nothing, setNothing] = useState<Asked | null>(null);

  const finish = (result: Outcome) => {
    setOutcome(result);
    imported();
    toast({
      tone: 'success',
      title: 'Import completed',
      description: `Successfully imported ${result.imported} cafes out of ${result.total}`,
    });
  };
  const running = useMutation({
    mutationFn: ({ id, include }: { id: number; include: readonly number[] }) =>
      call('POST /api/admin/imports/{id}/run', { params: { id }, body: { include } }),
    onMutate: () => setOutcome(null),
    onSuccess(batch) {
      setReview(null);
      setStarted(batch);
    },
    onError: tellFailure,
  });
  const looking = useMutation({
    mutationFn: ({ asked }: { asked: Asked; isLookOnly: boolean }) => look(asked),
    onMutate() {
      setReview(null);
      setOutcome(null);
      setNothing(null);
      running.reset();
    },
    onSuccess(found, { asked, isLookOnly }) {
      const { batch: looked, counts, total, errors } = found;
      if (total === 0) {
        setNothing(asked);
        // Nothing was imported: this is no success.
        if (!isLookOnly) toast({ tone: 'note', title: 'No cafes found' });
        return undefined;
      }
      // There is a question only where something is likely to be here already.
      if (isLookOnly || (looked && counts.duplicate > 0)) return setReview(found);
      if (looked) return running.mutate({ id: looked.id, include: [] });
      return finish({ total, errors, imported: 0, skipped: counts.known });
    },
    onError: tellFailure,
  });

  const batch = useFollowedBatch(atWork, (ended) => {
    setStarted(null);
    if (ended?.state === 'done') return finish(ended);
    imported();
    tellFailure(ended);
  });
  const failure = looking.error ?? running.error;
  /** What was said of another place does not stay beside this one. */
  const changeLocation = (text: string) => {
    setLocation(text);
    setNothing(null);
    if (looking.isError) looking.reset();
    if (running.isError) running.reset();
  };
  return {
    look: (asked: Asked, isLookOnly: boolean) => looking.mutate({ asked, isLookOnly }),
    run: (id: number, include: readonly number[], onStart?: () => void) =>
      running.mutate({ id, include }, onStart && { onSuccess: onStart }),
    dismiss: () => setReview(null),
    isLooking: looking.isPending,
    location,
    setLocation: changeLocation,
    isRunning: running.isPending || atWork !== null,
    batch,
    review,
    outcome,
    nothing,
    /** An import that was undone has no result any more. */
    forget: (id: number) => setOutcome((shown) => (shown?.id === id ? null : shown)),
    problem: failure ? errorText(failure) : null,
  };
}

/** Takes a whole import back; `onUndone` comes before anything is read anew. */
export function useUndoImport(onUndone: () => void) {
  return useWrite('POST /api/admin/imports/{id}/undo', {
    onSuccess({ imported: stayed }) {
      onUndone();
      toast({
        tone: 'success',
        title: 'Import undone',
        description:
          stayed === 0
            ? 'Its cafes are gone.'
            : `${formatNumber(stayed)} of its cafes were changed since and stay; the others are gone.`,
      });
    },
    onError: (error) =>
      toast({ tone: 'error', title: 'Failed to undo the import', description: errorText(error) }),
  });
}
