import { MAX_PHOTO_MEGAPIXELS, MIN_PHOTO_WIDTH } from '@cortado/contract/limits';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import { isShortage } from '../photos/processing/shortage.ts';
import { isHeic, kindOf } from './photo-kind.ts';

const MEGA = 1_000_000;
/** Cameras write up to ten; each goes through all pixels again. */
const MAX_SCANS = 100;

/** What the file says of itself; its pixels are not decoded. */
async function readSize(file: Buffer) {
  // Loaded with the first upload, for most processes never need it.
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
    return autoOrient;
  } catch (cause) {
    throw isShortage(cause as Error) ? cause : new AppError('PHOTO_UNREADABLE', { cause });
  }
}

/**
 * Whether a file can be a photo.
 * @returns its size, upright
 * @throws AppError PHOTO_UNREADABLE, PHOTO_BROKEN, PHOTO_TOO_SMALL or PHOTO_TOO_LARGE; another Error if the machine fails
 */
export async function inspectPhoto(file: Buffer): Promise<{ width: number; height: number }> {
  const kind = kindOf(file);
  if (!kind) throw new AppError('PHOTO_UNREADABLE', isHeic(file) ? wordError('photoHeic') : {});
  const scans = kind.scans(file);
  if (scans === null) throw new AppError('PHOTO_BROKEN');
  if (scans > MAX_SCANS) {
    throw new AppError('PHOTO_UNREADABLE', wordError('photoTooManyScans', { scans }));
  }
  const { width, height } = await readSize(file);
  if (width * height > kind.maxMegapixels * MEGA) {
    const megapixels = Math.ceil((width * height) / MEGA);
    const max = kind.maxMegapixels;
    const text = max < MAX_PHOTO_MEGAPIXELS ? 'avifTooManyPixels' : 'photoTooManyPixels';
    throw new AppError('PHOTO_TOO_LARGE', wordError(text, { megapixels, max }));
  }
  if (width < MIN_PHOTO_WIDTH) {
    throw new AppError(
      'PHOTO_TOO_SMALL',
      wordError('photoTooNarrow', { width, min: MIN_PHOTO_WIDTH }),
    );
  }
  return { width, height };
}
