import { MAX_PHOTO_MEGAPIXELS, MIN_PHOTO_WIDTH } from '@cortado/contract/limits';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import { isShortage } from '../photos/processing/shortage.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** How many bytes of an AVIF's brands are read. */
const MAX_BRANDS = 256;
const START_OF_SCAN = 0xda;
const END_OF_PICTURE = 0xd9;
/** Its decoder has the whole picture in memory: 50 megapixels took 930 MB. */
const MAX_AVIF_MEGAPIXELS = 25;

interface PhotoKind {
  is: (file: Buffer) => boolean;
  /** How often all pixels may have to be gone through; null if the file is not whole. */
  scans: (file: Buffer) => number | null;
  /** By default that of every photo. */
  maxMegapixels?: number;
}

const textAt = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to);

/** Markers without a length: a zero within a scan, TEM, and the restarts and beginning of a picture. */
const isAlone = (marker: number) =>
  marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8);

/**
 * The scans of a JPEG, read by its markers, so that neither a thumbnail in the metadata nor what follows the end counts.
 * @returns null if its end is not there
 */
function readScans(file: Buffer): number | null {
  let scans = 0;
  let at = 2;
  while (at + 2 <= file.length) {
    const marker = file[at + 1]!;
    if (file[at] !== 0xff) {
      at = file.indexOf(0xff, at);
      if (at < 0) return null;
    } else if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else if (marker === END_OF_PICTURE) return scans > 0 ? scans : null;
    else {
      if (marker === START_OF_SCAN) scans += 1;
      if (at + 4 > file.length) return null;
      at += 2 + file.readUInt16BE(at + 2);
    }
  }
  return null;
}

/** An AVIF is a row of boxes, each with its length; 0 is up to the end. */
function isWholeAvif(file: Buffer): boolean {
  let at = 0;
  while (at + 16 <= file.length) {
    const short = file.readUInt32BE(at);
    if (short === 0) return true;
    const isLong = short === 1;
    const length = isLong ? Number(file.readBigUInt64BE(at + 8)) : short;
    // No box is shorter than what it begins with.
    if (length < (isLong ? 16 : 8)) return false;
    at += length;
  }
  return at === file.length;
}

const oneScanIf = (isWhole: (file: Buffer) => boolean) => (file: Buffer) =>
  isWhole(file) ? 1 : null;

const KINDS: readonly PhotoKind[] = [
  {
    is: (file) => file.toString('hex', 0, 3) === 'ffd8ff',
    scans: readScans,
  },
  {
    is: (file) => file.subarray(0, 8).equals(PNG),
    scans: oneScanIf((file) => file.includes('IEND', 8)),
  },
  {
    is: (file) => textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 12) === 'WEBP',
    scans: oneScanIf((file) => file.readUInt32LE(4) + 8 <= file.length),
  },
  {
    is: (file) =>
      textAt(file, 4, 8) === 'ftyp' &&
      /avi[fs]/.test(textAt(file, 8, Math.min(file.readUInt32BE(0), MAX_BRANDS))),
    scans: oneScanIf(isWholeAvif),
    maxMegapixels: MAX_AVIF_MEGAPIXELS,
  },
];

/** The kind of a file by its first bytes: nothing else is ever decoded. */
export const kindOf = (file: Buffer): PhotoKind | undefined =>
  file.length > 16 ? KINDS.find(({ is }) => is(file)) : undefined;

/** Whether it is what iPhones make: only the decoder of AVIF is free of patents, and there. */
const isHeic = (file: Buffer): boolean =>
  textAt(file, 4, 8) === 'ftyp' && /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(textAt(file, 8, 12));

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
  const max = kind.maxMegapixels ?? MAX_PHOTO_MEGAPIXELS;
  if (width * height > max * MEGA) {
    const megapixels = Math.ceil((width * height) / MEGA);
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
