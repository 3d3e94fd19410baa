import type { BigIntStats } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { UserFacingError } from '../../core/user-facing-error.ts';
import * as texts from './texts.ts';

const HEADER_BYTES = 127;
const MAGIC = 'PMTiles';
const SPEC_VERSION = 3;
/** Where a header holds the type of its tiles, and those types that are vectors. */
const TYPE_AT = 99;
const VECTOR_TYPES: ReadonlySet<number> = new Set([1, 6]);

/** One version of the file: another one has another identity. */
export interface ArchiveVersion {
  file: FileHandle;
  identity: string;
  etag: string;
  size: number;
}

const identify = ({ dev, ino, size, mtimeNs }: BigIntStats) =>
  [dev, ino, size, mtimeNs].map((part) => part.toString(36)).join('-');

/** @throws where there is no file */
const identityOf = async (path: string) => identify(await stat(path, { bigint: true }));

async function requireVectorArchive(file: FileHandle, path: string): Promise<void> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  const isArchive =
    bytesRead === HEADER_BYTES &&
    buffer.toString('latin1', 0, MAGIC.length) === MAGIC &&
    buffer[MAGIC.length] === SPEC_VERSION;
  if (!isArchive) throw new UserFacingError(texts.noArchive(path));
  if (!VECTOR_TYPES.has(buffer[TYPE_AT]!)) throw new UserFacingError(texts.noVectors(path));
}

/**
 * Opens the file that is at a path now.
 * @throws UserFacingError where that is no PMTiles archive of vector tiles
 */
async function openVersion(path: string): Promise<ArchiveVersion> {
  const file = await open(path).catch((cause: unknown) => {
    throw new UserFacingError(texts.noFile(path), { cause });
  });
  try {
    const stats = await file.stat({ bigint: true });
    if (!stats.isFile()) throw new UserFacingError(texts.noFile(path));
    await requireVectorArchive(file, path);
    const identity = identify(stats);
    return { file, identity, etag: `"${identity}"`, size: Number(stats.size) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** For so long a file is taken for the one it was; whatever is read from the disk is checked each time. */
const FRESH_MS = 1000;

/** A PMTiles file that may be replaced while it is open: every answer is of one version. */
export class TileArchive {
  readonly #path: string;
  #version: ArchiveVersion;
  #checkedAt = performance.now();
  #checking: Promise<void> | null = null;

  private constructor(path: string, version: ArchiveVersion) {
    this.#path = path;
    this.#version = version;
  }

  /** @throws UserFacingError where there is no PMTiles archive of vector tiles */
  static async open(path: string): Promise<TileArchive> {
    return new TileArchive(path, await openVersion(path));
  }

  /** The version, if it was checked a moment ago. */
  get fresh(): ArchiveVersion | null {
    return performance.now() - this.#checkedAt < FRESH_MS ? this.#version : null;
  }

  /** The version that is there now. Rejects if there is none. */
  async current(): Promise<ArchiveVersion> {
    if (!this.fresh) await (this.#checking ??= this.#check());
    return this.#version;
  }

  /** Reads a range, null where the file has changed meanwhile. */
  async read(version: ArchiveVersion, start: number, length: number): Promise<Buffer | null> {
    const buffer = Buffer.allocUnsafeSlow(length);
    const { bytesRead } = await version.file.read(buffer, 0, length, start);
    const identity = await identityOf(this.#path).catch(() => null);
    if (bytesRead === length && identity === version.identity) return buffer;
    this.#checkedAt = -Infinity;
    return null;
  }

  close(): Promise<void> {
    return this.#version.file.close();
  }

  async #check(): Promise<void> {
    try {
      const identity = await identityOf(this.#path).catch(() => null);
      if (identity !== this.#version.identity) {
        const former = this.#version.file;
        this.#version = await openVersion(this.#path);
        // Waits for the reads that are under way.
        void former.close();
      }
      this.#checkedAt = performance.now();
    } finally {
      this.#checking = null;
    }
  }
}
