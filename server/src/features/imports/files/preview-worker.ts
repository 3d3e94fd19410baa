import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { importFile } from '@cortado/contract';
import { wordError } from '../../../core/error-texts.ts';
import { AppError } from '../../../core/errors.ts';
import { toAppError } from '../../../http/to-app-error.ts';
import { judgeRows } from '../judge-rows.ts';
import { chooseMapped, chooseOwn } from '../mapping/choose-reader.ts';
import type { TakenColumns } from '../mapping/mappings-repository.ts';
import type { Known } from '../row-classifier.ts';
import { parseFile } from './parse-file.ts';
import type { PreviewMessage } from './preview-in-worker.ts';
import type { ChooseReader } from './table.ts';

const post = (message: PreviewMessage) => parentPort!.postMessage(message);

/** Asks the thread that answers visitors, which alone has the database. */
async function ask(message: PreviewMessage): Promise<unknown> {
  post(message);
  const [answer] = await once(parentPort!, 'message');
  return answer;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new AppError('INVALID_REQUEST', wordError('requestNotJson'));
  }
}

async function* pages<K extends keyof Known>(wanted: K): AsyncGenerator<Known[K]> {
  for (;;) {
    const page = (await ask({ kind: 'wanted', wanted })) as Known[K] | undefined;
    if (!page) return;
    yield page;
  }
}

async function preview(body: Uint8Array): Promise<void> {
  const { name, content, mapping } = importFile.parse(parseJson(body));
  let taken: TakenColumns | null = null;
  let unusedColumns: readonly string[] = [];
  const choose: ChooseReader = async (sample) => {
    if (mapping) taken = { columns: sample.columns, mapping };
    const reader = await (mapping ? chooseMapped(mapping) : chooseOwn)(sample);
    ({ unusedColumns } = reader);
    return reader;
  };
  const known = { filters: pages('filters'), ids: pages('ids'), cafes: pages('cafes') };
  const summary = await judgeRows(parseFile(name, [content], choose), known, async (judged) => {
    await ask({ kind: 'judged', judged });
  });
  post({ kind: 'done', location: name, summary, taken, unusedColumns });
}

try {
  await preview((workerData as { body: Uint8Array }).body);
} catch (error) {
  const { code, message, text, params, fields } = toAppError(error);
  // Anything but a bad file is a fault of ours, and ends the thread.
  if (code !== 'INVALID_REQUEST') throw error;
  post({ kind: 'invalid', message, text, params, fields });
}
