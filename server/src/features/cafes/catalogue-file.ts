import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { CatalogueStore } from '../../catalogue/loading/saved.ts';
import type { Arrays } from '@cortado/search/documents/field';
import { readParts, Unusable, writeParts } from '@cortado/search/loading/packed-parts';
import { storedFormat } from '../../catalogue/loading/stored-format.ts';
import { describeError } from '../../core/describe-error.ts';
import { makeFolder } from '../../core/make-folder.ts';

/** What a process that was killed has left is removed after so long; younger ones may be another process's. */
const LEFTOVER_MS = 3_600_000;

/**
 * Saves the catalogue in a file. It is written to another file and then renamed, so that there is always a whole one, even with
 * several processes on one folder.
 */
export class CatalogueFile implements CatalogueStore {
  readonly #path: string;
  readonly #say: (sentence: string) => void;

  /** @param say called with the reason why the file is not used */
  constructor(path: string, say: (sentence: string) => void) {
    this.#path = path;
    this.#say = say;
  }

  reject(reason: string): void {
    this.#say(`The saved catalogue is not used, and everything is loaded: ${reason}.`);
  }

  async load(): Promise<readonly Arrays[] | null> {
    let file: FileHandle | undefined;
    try {
      await this.#removeLeftovers();
      file = await open(this.#path);
      const opened = file;
      const { size } = await opened.stat();
      const read = async (bytes: Buffer, at: number) =>
        (await opened.read(bytes, 0, bytes.length, at)).bytesRead;
      return await readParts(storedFormat(), size, read);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      const { message } = describeError(error);
      this.reject(error instanceof Unusable ? message : `it cannot be read (${message})`);
      return null;
    } finally {
      await file?.close();
    }
  }

  async save(parts: readonly Arrays[], signal: AbortSignal): Promise<void> {
    const own = `${this.#path}.${process.pid}-${randomBytes(6).toString('hex')}.tmp`;
    await makeFolder(dirname(this.#path));
    try {
      const file = await open(own, 'wx', 0o600);
      try {
        await writeParts(storedFormat(), parts, async (bytes, at) => {
          signal.throwIfAborted();
          return (await file.write(bytes, 0, bytes.length, at)).bytesWritten;
        });
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(own, this.#path);
    } catch (error) {
      await rm(own, { force: true });
      throw error;
    }
  }

  async #removeLeftovers(): Promise<void> {
    const folder = dirname(this.#path);
    for (const name of await readdir(folder)) {
      if (!name.startsWith(`${basename(this.#path)}.`) || !name.endsWith('.tmp')) continue;
      const path = join(folder, name);
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > LEFTOVER_MS) await rm(path, { force: true });
    }
  }
}
