import { createHash } from 'node:crypto';
import { on } from 'node:events';
import type { Readable } from 'node:stream';
import { MAX_PHOTO_BYTES } from '@cortado/contract/limits';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';

const MB = 1024 * 1024;

function tooLarge(bytes: number): AppError {
  const sizes = { megabytes: Math.ceil(bytes / MB), max: MAX_PHOTO_BYTES / MB };
  return new AppError('PHOTO_TOO_LARGE', wordError('photoTooManyBytes', sizes));
}

/** @throws AppError PHOTO_TOO_LARGE by the announced length, before anything is read */
export function checkLength(announced: string | undefined): void {
  const length = Number(announced ?? 0);
  if (length > MAX_PHOTO_BYTES) throw tooLarge(length);
}

/** 128 bits are enough to name a file, and short enough for an address. */
const HASH_LENGTH = 32;

/** A file with the hash that names it. */
export interface ReadUpload {
  file: Buffer;
  hash: string;
}

/** 20 kB a second: a slower upload would block a place that others wait for. */
const PACE = { ms: 7500, bytes: 150_000 };

/**
 * Reads a whole body.
 * @param pace it is given up if less than `bytes` come within `ms`
 * @throws AppError PHOTO_TOO_LARGE as soon as it is, or PHOTO_BROKEN if it is cut off or given up
 */
export async function readUpload(body: Readable, pace = PACE): Promise<ReadUpload> {
  // Cut off before anybody listened: no event of its end will follow.
  if (body.destroyed) throw new AppError('PHOTO_BROKEN');
  // One buffer for the largest, as joined chunks would be in memory twice; what is not written to takes none.
  const room = Buffer.allocUnsafeSlow(MAX_PHOTO_BYTES);
  const hash = createHash('sha256');
  let length = 0;
  let lengthBefore = 0;
  const stalled = new AbortController();
  const watching = setInterval(() => {
    if (length - lengthBefore < pace.bytes) stalled.abort();
    lengthBefore = length;
  }, pace.ms);
  try {
    const chunks = on(body, 'data', { close: ['end', 'close'], signal: stalled.signal });
    for await (const [chunk] of chunks as AsyncIterable<[Buffer]>) {
      const at = length;
      length += chunk.byteLength;
      if (length > MAX_PHOTO_BYTES) throw tooLarge(length);
      hash.update(chunk);
      chunk.copy(room, at);
    }
    if (!body.readableEnded) throw new AppError('PHOTO_BROKEN');
  } catch (error) {
    // What follows is read and dropped, so that the client gets the answer.
    body.resume();
    if (stalled.signal.aborted) throw new AppError('PHOTO_BROKEN', wordError('photoStalled'));
    throw error instanceof AppError ? error : new AppError('PHOTO_BROKEN');
  } finally {
    clearInterval(watching);
  }
  return { file: room.subarray(0, length), hash: hash.digest('hex').slice(0, HASH_LENGTH) };
}
