import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { repoRoot } from '../../core/repo-root.ts';
import { newWorker } from '../../core/start-script.ts';
import type { StreetAnswer, StreetCall, StreetInput } from './street-calls.ts';

const SCRIPT = {
  bundled: new URL('./streets-worker.js', import.meta.url),
  source: new URL('./streets-worker.ts', import.meta.url),
};

/** Each has a licence of its own. */
const FOLDERS = ['boston', 'boston-osm'].map((name) => join(repoRoot, 'streets', name));

/** What stays are some megabytes; reading the files makes much garbage, which is collected early. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 96 };

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * The streets of the directory's city, in a thread of their own: joining them takes a second. It begins with the first
 * question, and answers in the order of the questions; `open` is one.
 */
export class Streets {
  #worker: Worker | null = null;
  #waiting: Waiting[] = [];

  /** @param call one of `STREET_CALLS` */
  ask<Call extends StreetCall>(call: Call, input: StreetInput<Call>): Promise<StreetAnswer<Call>> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage({ folders: FOLDERS, call, input });
    });
  }

  /** Opens them, so that no visitor waits for it. A failure is that of the next question. */
  open(): void {
    this.ask('open', null).catch(() => {});
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = newWorker(SCRIPT, { resourceLimits: LIMITS });
    // It does not hold up the end of the process.
    worker.unref();
    worker.on('message', (answer: unknown) => this.#waiting.shift()?.resolve(answer));
    worker.on('error', (error: Error) => {
      this.#worker = null;
      for (const { reject } of this.#waiting.splice(0)) reject(error);
    });
    return worker;
  }
}
