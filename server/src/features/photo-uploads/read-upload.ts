import { createHash } from 'node:crypto';
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
export const readUpload = (body: Readable, pace = PACE): Promise<ReadUpload> =>
  new Promise((resolve, refuse) => {
    // Cut off before anybody listened: no event of its end will follow.
    if (body.destroyed) return refuse(new AppError('PHOTO_BROKEN'));
    // One buffer for the largest, as joined chunks would be in memory twice; what is not written to takes none.
    let room = Buffer.allocUnsafeSlow(MAX_PHOTO_BYTES);
    const hash = createHash('sha256');
    let length = 0;
    const reject = (error: AppError) => {
      clearInterval(looking);
      refuse(error);
    };
    const stop = (error: AppError) => {
      body.off('data', take);
      room = Buffer.alloc(0);
      // What follows is read and dropped, so that the client gets the answer.
      body.resume();
      reject(error);
    };
    let lengthBefore = 0;
    const looking = setInterval(() => {
      if (length - lengthBefore < pace.bytes) {
        stop(new AppError('PHOTO_BROKEN', wordError('photoStalled')));
      }
      lengthBefore = length;
    }, pace.ms);
    const take = (chunk: Buffer) => {
      const at = length;
      length += chunk.byteLength;
      if (length <= MAX_PHOTO_BYTES) {
        hash.update(chunk);
        return chunk.copy(room, at);
      }
      return stop(tooLarge(length));
    };
    body.on('data', take);
    body.once('end', () => {
      clearInterval(looking);
      const named = hash.digest('hex').slice(0, HASH_LENGTH);
      resolve({ file: room.subarray(0, length), hash: named });
    });
    body.once('error', () => reject(new AppError('PHOTO_BROKEN')));
    body.once('close', () => reject(new AppError('PHOTO_BROKEN')));
  });
