import { MAX_PHOTO_MEGAPIXELS } from '@cortado/contract/limits';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
/** How far the brands of an AVIF are looked at. */
const MAX_BRANDS = 256;
const START_OF_SCAN = 0xda;
const END_OF_PICTURE = 0xd9;
/** Its decoder has the whole picture in memory: 50 megapixels took 930 MB. */
const MAX_AVIF_MEGAPIXELS = 25;

interface PhotoKind {
  is: (file: Buffer) => boolean;
  /** How often all pixels may have to be gone through; null if the file is not whole. */
  scans: (file: Buffer) => number | null;
  maxMegapixels: number;
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
    maxMegapixels: MAX_PHOTO_MEGAPIXELS,
  },
  {
    is: (file) => file.subarray(0, 8).equals(PNG),
    scans: oneScanIf((file) => file.includes('IEND', 8)),
    maxMegapixels: MAX_PHOTO_MEGAPIXELS,
  },
  {
    is: (file) => textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 12) === 'WEBP',
    scans: oneScanIf((file) => file.readUInt32LE(4) + 8 <= file.length),
    maxMegapixels: MAX_PHOTO_MEGAPIXELS,
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
export const isHeic = (file: Buffer): boolean =>
  textAt(file, 4, 8) === 'ftyp' && /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(textAt(file, 8, 12));
