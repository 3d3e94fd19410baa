import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { importFile } from '@cortado/contract';
import { AppError } from '../../../core/errors.ts';
import { toAppError } from '../../../http/to-app-error.ts';
import { classifyRows } from '../classify-rows.ts';
import { summarizeRows } from '../summarize-rows.ts';
import { parseFile } from './parse-file.ts';
import type { Known, PreviewMessage } from './preview-in-worker.ts';
import * as texts from '../../../http/texts.ts';

const post = (message: PreviewMessage, transfer: ArrayBuffer[] = []) =>
  parentPort!.postMessage(message, transfer);

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new AppError('INVALID_REQUEST', { message: texts.requestNotJson });
  }
}

/** Asks for a page at a time, for the thread that answers visitors reads them. */
async function* pages<K extends keyof Known>(wanted: K): AsyncGenerator<Known[K]> {
  for (;;) {
    post({ wanted });
    const [page] = (await once(parentPort!, 'message')) as [Known[K] | undefined];
    if (!page) return;
    yield page;
  }
}

async function preview(body: Uint8Array): Promise<void> {
  const { name, content } = importFile.parse(parseJson(body));
  const known = { ids: pages('ids'), cafes: pages('cafes') };
  const summary = await summarizeRows(await classifyRows(parseFile(name, content), known));
  // In memory of its own, so that it is handed over rather than copied.
  const pending = summary.pending && new Uint8Array(summary.pending);
  post({ name, summary: { ...summary, pending } }, pending ? [pending.buffer] : []);
}

try {
  await preview((workerData as { body: Uint8Array }).body);
} catch (error) {
  const { code, message, fields = {} } = toAppError(error);
  // Anything but a bad file is a fault of ours, and ends the thread.
  if (code !== 'INVALID_REQUEST') throw error;
  post({ invalid: { message, fields } });
}
