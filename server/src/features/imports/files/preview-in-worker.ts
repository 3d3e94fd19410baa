import { once } from 'node:events';
import PQueue from 'p-queue';
import { AppError } from '../../../core/errors.ts';
import { newWorker } from '../../../core/new-worker.ts';
import type { FoundRow } from '../../../integrations/places/found.ts';

/** What the thread that parses answers each time it is asked: a batch of rows, last the file's name; or why it can't be read. */
export type ParseMessage =
  | { rows: FoundRow[]; name?: undefined; invalid?: undefined }
  | { name: string; invalid?: undefined }
  | { invalid: { message: string; fields: Record<string, string> } };

export interface ImportFileRows {
  name: string;
  rows: FoundRow[];
}

const SCRIPT = {
  bundled: new URL('./preview-worker.js', import.meta.url),
  source: new URL('./preview-worker.ts', import.meta.url),
};

/** A file of 16 MB takes some hundred megabytes while it is parsed. */
const queue = new PQueue({ concurrency: 1 });

async function parseInWorker(body: Buffer): Promise<ImportFileRows> {
  // Its own memory, for what is handed over is gone here, and small bodies share theirs with others.
  const bytes = new Uint8Array(body);
  const worker = newWorker(SCRIPT, {
    workerData: { body: bytes },
    transferList: [bytes.buffer],
  });
  const rows: FoundRow[] = [];
  try {
    for (;;) {
      worker.postMessage('next');
      const [message] = (await once(worker, 'message')) as [ParseMessage];
      if (message.invalid) throw new AppError('INVALID_REQUEST', message.invalid);
      if (message.name !== undefined) return { name: message.name, rows };
      rows.push(...message.rows);
    }
  } finally {
    await worker.terminate();
  }
}

/**
 * Parses the body of a file's import in a thread of its own, so that visitors do not wait for it.
 * @throws AppError INVALID_REQUEST where the body or the file cannot be read
 */
export function readImportFile(body: Buffer): Promise<ImportFileRows> {
  return queue.add(() => parseInWorker(body));
}
