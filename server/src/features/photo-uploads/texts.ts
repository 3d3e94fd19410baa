import { MAX_PHOTO_BYTES, MAX_PHOTO_MEGAPIXELS, MIN_PHOTO_WIDTH } from '@cortado/contract/limits';

const MB = 1024 * 1024;

export const accepted = 'Your photo is here. Its sizes are being made.';
export const tooManyBytes = (bytes: number) =>
  `Too large: ${Math.ceil(bytes / MB)} MB. Up to ${MAX_PHOTO_BYTES / MB} MB.`;
export const tooManyPixels = (megapixels: number, max: number) =>
  `Too large: ${megapixels} megapixels. Up to ${max}${max < MAX_PHOTO_MEGAPIXELS ? ' in an AVIF' : ''}.`;
export const tooManyScans = (scans: number) =>
  `This JPEG has ${scans} scans, more than we read. Save it again as a plain JPEG.`;
export const stalled = 'The upload stopped halfway, or was too slow. Please try again.';
export const heic =
  'This is a HEIC file, as iPhones make them, which we can’t read. On a Mac open it in Preview, choose File > Export, and upload the JPEG.';
export const tooSmall = (width: number) =>
  `Too small: ${width} px wide. Photos need at least ${MIN_PHOTO_WIDTH}.`;
export const tooManyUploads = 'Too many photos come in at once. Please try again in a moment.';
