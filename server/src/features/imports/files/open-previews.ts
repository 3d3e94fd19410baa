import type { FastifyReply } from 'fastify';
import { wordError } from '../../../core/error-texts.ts';
import { AppError } from '../../../core/errors.ts';

/** One file is looked at while the others wait; each is up to 20 MB in memory. */
const MAX_PREVIEWS = 4;

/** The files that are looked at, or wait for it. */
export class OpenPreviews {
  #count = 0;

  /**
   * Counts a request until its connection is done with it; to be called before its body is read.
   * @throws AppError UNAVAILABLE
   */
  begin({ raw }: FastifyReply): void {
    if (this.#count === MAX_PREVIEWS) {
      throw new AppError('UNAVAILABLE', wordError('previewsBusy'));
    }
    this.#count += 1;
    raw.once('close', () => {
      this.#count -= 1;
    });
  }
}
