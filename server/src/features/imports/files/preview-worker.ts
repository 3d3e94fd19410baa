import { parentPort, workerData } from 'node:worker_threads';
import { importFile } from '@cortado/contract';
import { AppError } from '../../../core/errors.ts';
import { toAppError } from '../../../http/to-app-error.ts';
import { parseFile } from './parse-file.ts';
import type { ParseMessage } from './preview-in-worker.ts';

/** Receiving a batch takes the server's thread about a millisecond. */
const BATCH_SIZE = 200;

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new AppError('INVALID_REQUEST', { message: 'The body is not valid JSON.' });
  }
}

function* parseBody(body: Uint8Array): Generator<ParseMessage> {
  try {
    const { name, content } = importFile.parse(parseJson(body));
    const rows = parseFile(name, content);
    for (let at = 0; at < rows.length; at += BATCH_SIZE) {
      yield { rows: rows.slice(at, at + BATCH_SIZE) };
    }
    yield { name };
  } catch (error) {
    const { code, message, fields = {} } = toAppError(error);
    // Anything but a bad file is a fault of ours, and ends the thread.
    if (code !== 'INVALID_REQUEST') throw error;
    yield { invalid: { message, fields } };
  }
}

const messages = parseBody((workerData as { body: Uint8Array }).body);
// One batch each time one is asked for: many at once would be received in one turn of the event loop.
parentPort!.on('message', () => parentPort!.postMessage(messages.next().value));
