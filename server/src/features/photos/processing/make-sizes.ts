import { MAX_PHOTO_MEGAPIXELS } from '@cortado/contract/limits';
import {
  PHOTO_FORMATS,
  PHOTO_WIDTHS,
  type PhotoFormat,
  type PhotoWidth,
} from '@cortado/contract/photo-files';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { isShortage } from './shortage.ts';

interface PhotoFile {
  width: PhotoWidth;
  format: PhotoFormat;
  bytes: Uint8Array;
}

export interface MadeSizes {
  thumbHash: string;
  files: PhotoFile[];
}

/** The picture cannot be decoded, however often that is tried. */
export class UndecodableError extends Error {}

const MEGA = 1_000_000;
const MAX_FILE_BYTES = 250_000;
const MAX_WIDTH = Math.max(...PHOTO_WIDTHS);
/** A taller photo becomes narrower than its width says. */
const MAX_HEIGHT_PER_WIDTH = 2;
/** ThumbHash takes no larger picture. */
const THUMB_SIZE = 100;
/** What is tried until a file is small enough: shares of the quality and of the width. A wider size never shows less than a narrower one. */
const STEPS = [
  [1, 1],
  [0.7, 1],
  [0.45, 1],
  [0.45, 0.8],
  [0.45, 0.6],
  [0.45, 0.5],
  [0.45, 0.4],
  [0.45, 0.3],
  [0.45, 0.2],
] as const;

const ENCODERS: Readonly<Record<PhotoFormat, (picture: Sharp, share: number) => Sharp>> = {
  avif: (picture, share) => picture.avif({ quality: Math.round(50 * share), effort: 3 }),
  webp: (picture, share) => picture.webp({ quality: Math.round(75 * share) }),
};

const boxOf = (width: number) => ({
  width,
  height: width * MAX_HEIGHT_PER_WIDTH,
  fit: 'inside' as const,
  withoutEnlargement: true,
});

/** @param picture makes the picture, once for each attempt */
async function encode(
  picture: () => Sharp,
  { width, format }: Pick<PhotoFile, 'width' | 'format'>,
): Promise<PhotoFile> {
  let bytes: Uint8Array = new Uint8Array();
  for (const [quality, share] of STEPS) {
    const resized = picture().resize(boxOf(Math.round(width * share)));
    bytes = await ENCODERS[format](resized, quality).toBuffer();
    if (bytes.byteLength < MAX_FILE_BYTES) break;
  }
  return { width, format, bytes };
}

async function thumbHashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: THUMB_SIZE, height: THUMB_SIZE, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** @throws UndecodableError; any other error is the machine's */
async function decode(original: Uint8Array) {
  try {
    return await sharp(original, {
      limitInputPixels: MAX_PHOTO_MEGAPIXELS * MEGA,
      failOn: 'truncated',
      sequentialRead: true,
    })
      .autoOrient()
      .resize(boxOf(MAX_WIDTH))
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw isShortage(error as Error) ? error : new UndecodableError(undefined, { cause: error });
  }
}

/**
 * Makes all sizes of a photo: upright, in sRGB, with nothing of its metadata. The original is decoded once, and shrunk while
 * that happens: what is in memory is little more than the largest size.
 * @throws UndecodableError; any other error is the machine's
 */
export async function makeSizes(original: Uint8Array): Promise<MadeSizes> {
  sharp.cache(false);
  sharp.concurrency(1);
  const { data, info } = await decode(original);
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });
  const files: PhotoFile[] = [];
  for (const size of PHOTO_WIDTHS) {
    for (const format of PHOTO_FORMATS) files.push(await encode(picture, { width: size, format }));
  }
  return { thumbHash: await thumbHashOf(picture()), files };
}
