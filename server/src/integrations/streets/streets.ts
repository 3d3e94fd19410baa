import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { Point } from '@cortado/contract';
import type { Walk } from '@cortado/contract/walks';
import { repoRoot } from '../../core/repo-root.ts';
import { newWorker } from '../../core/start-script.ts';
import type { WalkLength, WalkQuestion } from './answer-walks.ts';

const SCRIPT = {
  bundled: new URL('./streets-worker.js', import.meta.url),
  source: new URL('./streets-worker.ts', import.meta.url),
};

/** Each has a licence of its own. */
const FOLDERS = ['boston', 'boston-osm'].map((name) => join(repoRoot, 'streets', name));

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * The streets of the directory's city, in a thread of their own: joining them takes a second. It begins with the first
 * question, and answers in the order of the questions.
 */
export class Streets {
  #worker: Worker | null = null;
  #waiting: Waiting[] = [];

  /** How far it is on foot from a point to others, in their order. */
  lengths(from: Point, to: readonly Point[]): Promise<WalkLength[]> {
    return this.#ask({ from, to, isRoute: false }) as Promise<WalkLength[]>;
  }

  /** The way on foot from one point to another. */
  walk(from: Point, to: Point): Promise<Walk> {
    return this.#ask({ from, to: [to], isRoute: true }) as Promise<Walk>;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #ask(question: WalkQuestion): Promise<unknown> {
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      worker.postMessage({ folders: FOLDERS, question });
    });
  }

  #start(): Worker {
    const worker = newWorker(SCRIPT);
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
