import { randomBytes } from 'node:crypto';
import { open, readdir, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { CatalogueStore } from '../../catalogue/loading/saved.ts';
import type { Arrays, Values } from '@cortado/search/documents/field';
import { formatName, STORED } from '../../catalogue/loading/stored-format.ts';
import { describeError } from '../../core/describe-error.ts';
import { makeFolder } from '../../core/make-folder.ts';

/** The event loop is given back after so many bytes. */
const CHUNK = 1 << 20;
const PREFIX_BYTES = 8;
const CHECKSUM_BYTES = 4;
/** What a process that was killed has left is removed after so long; younger ones may be another process's. */
const LEFTOVER_MS = 3_600_000;

/** What comes first in the file, as JSON. */
interface Header {
  format: string;
  /** For each part the length of each array, in the order of `STORED`. */
  parts: number[][];
}

class Unusable extends Error {}

const names = Object.keys(STORED);

const bytesOf = ({ buffer, byteOffset, byteLength }: Values) =>
  Buffer.from(buffer, byteOffset, byteLength);

function checksumBytes(checksum: number): Buffer {
  const bytes = Buffer.alloc(CHECKSUM_BYTES);
  bytes.writeUInt32LE(checksum);
  return bytes;
}

/** The bytes of a file, with their checksum at the end. */
function* fileBytes(parts: readonly Arrays[], signal: AbortSignal): Generator<Buffer> {
  const header: Header = {
    format: formatName(),
    parts: parts.map((arrays) => names.map((name) => arrays[name]!.length)),
  };
  const json = Buffer.from(JSON.stringify(header));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeBigUInt64LE(BigInt(json.length));
  const arrays = parts.flatMap((part) => names.map((name) => bytesOf(part[name]!)));
  let checksum = 0;
  for (const bytes of [prefix, json, ...arrays]) {
    for (let from = 0; from < bytes.length; from += CHUNK) {
      signal.throwIfAborted();
      const chunk = bytes.subarray(from, from + CHUNK);
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  }
  yield checksumBytes(checksum);
}

/**
 * Saves the catalogue in a file: a header, the arrays, and a checksum of all. It is written to another file and then
 * renamed, so that there is always a whole one, also with several processes on one folder.
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
      return await read(file);
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
      const options = { flag: 'wx', mode: 0o600, flush: true };
      await writeFile(own, fileBytes(parts, signal), options);
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

async function read(file: FileHandle): Promise<readonly Arrays[]> {
  const { size } = await file.stat();
  let checksum = 0;
  const fill = async (bytes: Buffer) => {
    for (let from = 0; from < bytes.length;) {
      const chunk = bytes.subarray(from, from + CHUNK);
      const { bytesRead } = await file.read(chunk);
      if (bytesRead === 0) throw new Unusable('it ends too early');
      checksum = crc32(chunk.subarray(0, bytesRead), checksum);
      from += bytesRead;
    }
  };
  const prefix = Buffer.alloc(PREFIX_BYTES);
  await fill(prefix);
  const length = Number(prefix.readBigUInt64LE());
  if (length > size) throw new Unusable('it is damaged');
  const json = Buffer.alloc(length);
  await fill(json);
  const { format, parts } = parseHeader(json);
  if (format !== formatName()) throw new Unusable('another version has written it');
  const arrayBytes = parts
    .flatMap((lengths) => lengths.map((count, at) => count * bytesEach(names[at]!)))
    .reduce((sum, bytes) => sum + bytes, 0);
  if (size !== PREFIX_BYTES + length + arrayBytes + CHECKSUM_BYTES)
    throw new Unusable('it is damaged or not whole');
  const stored: Arrays[] = [];
  for (const lengths of parts) {
    const arrays: Record<string, Values> = {};
    for (const [at, name] of names.entries()) {
      const array = new STORED[name]!(lengths[at]!);
      await fill(bytesOf(array));
      arrays[name] = array;
    }
    stored.push(arrays);
  }
  const expected = checksumBytes(checksum);
  const found = Buffer.alloc(CHECKSUM_BYTES);
  await fill(found);
  if (!found.equals(expected)) throw new Unusable('it is damaged');
  return stored;
}

const bytesEach = (name: string) => new STORED[name]!(0).BYTES_PER_ELEMENT;

function parseHeader(json: Buffer): Header {
  try {
    return JSON.parse(json.toString()) as Header;
  } catch (error) {
    throw new Unusable('it is damaged', { cause: error });
  }
}
