import type { BigIntStats } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
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
export const identityOf = async (path: string) => identify(await stat(path, { bigint: true }));

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
export async function openVersion(path: string): Promise<ArchiveVersion> {
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
