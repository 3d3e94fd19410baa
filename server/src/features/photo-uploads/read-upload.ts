import type { Readable } from 'node:stream';
import { MAX_PHOTO_BYTES } from '@cortado/contract/limits';
import { AppError } from '../../core/errors.ts';
import * as texts from './texts.ts';

/** @throws AppError PHOTO_TOO_LARGE by the announced length, before anything is read */
export function checkLength(announced: string | undefined): void {
  const length = Number(announced ?? 0);
  if (length > MAX_PHOTO_BYTES) {
    throw new AppError('PHOTO_TOO_LARGE', { message: texts.tooManyBytes(length) });
  }
}

/**
 * Reads a whole body.
 * @throws AppError PHOTO_TOO_LARGE as soon as it is, or PHOTO_BROKEN if it is cut off
 */
export const readUpload = (body: Readable): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      length += chunk.byteLength;
      if (length <= MAX_PHOTO_BYTES) return chunks.push(chunk);
      body.off('data', take);
      chunks.length = 0;
      // What follows is read and dropped, so that the client gets the answer.
      body.resume();
      return reject(new AppError('PHOTO_TOO_LARGE', { message: texts.tooManyBytes(length) }));
    };
    body.on('data', take);
    body.once('end', () => resolve(Buffer.concat(chunks)));
    body.once('error', () => reject(new AppError('PHOTO_BROKEN')));
    body.once('close', () => reject(new AppError('PHOTO_BROKEN')));
  });
