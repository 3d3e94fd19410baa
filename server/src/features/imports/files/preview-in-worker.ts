import { once } from 'node:events';
import PQueue from 'p-queue';
import { newWorker } from '../../../core/start-script.ts';
import { AppError } from '../../../core/errors.ts';
import type { Known, KnownCafes } from '../row-classifier.ts';
import type { JudgedRows, Summary } from '../judge-rows.ts';
import type { TakenColumns } from '../mapping/mappings-repository.ts';

/**
 * The messages of the thread: a request for a page of what is known, or rows to save; last the result, or why the file
 * cannot be read.
 */
export type PreviewMessage =
  | { kind: 'wanted'; wanted: keyof Known }
  | { kind: 'judged'; judged: JudgedRows }
  | ({ kind: 'invalid' } & Pick<AppError, 'message' | 'text' | 'params' | 'fields'>)
  | ({ kind: 'done' } & FilePreview);

export interface FilePreview {
  /** The file's name. */
  location: string;
  summary: Summary;
  /** Null where the columns have our own names. */
  taken: TakenColumns | null;
  /** The names of the unused columns. */
  unusedColumns: readonly string[];
}

const SCRIPT = {
  bundled: new URL('./preview-worker.js', import.meta.url),
  source: new URL('./preview-worker.ts', import.meta.url),
};

/** A file of 16 MB takes some hundred megabytes while it is parsed. */
const queue = new PQueue({ concurrency: 1 });

/**
 * Parses the body of a file's import and classifies its rows in a thread of its own, so that visitors do not wait
 * for it. Only the rows to save and the summary come here, in chunks.
 * @throws AppError INVALID_REQUEST where the body or the file cannot be read
 */
export const previewInWorker = (
  body: Buffer,
  known: KnownCafes,
  save: (judged: JudgedRows) => Promise<void>,
): Promise<FilePreview> =>
  queue.add(async () => {
    // A copy, because this thread loses transferred memory, and small bodies share theirs with others.
    const bytes = new Uint8Array(body);
    const worker = newWorker(SCRIPT, {
      workerData: { body: bytes },
      transferList: [bytes.buffer],
    });
    try {
      for (;;) {
        const [message] = (await once(worker, 'message')) as [PreviewMessage];
        if (message.kind === 'done') return message;
        if (message.kind === 'invalid') throw new AppError('INVALID_REQUEST', message);
        if (message.kind === 'judged') {
          await save(message.judged);
          worker.postMessage(undefined);
        } else {
          const { value, done } = await known[message.wanted].next();
          worker.postMessage(done ? undefined : value);
        }
      }
    } finally {
      await worker.terminate();
    }
  });
