import { MAX_PHOTO_BYTES, MAX_PHOTO_MEGAPIXELS, MIN_PHOTO_WIDTH } from '@cortado/contract/limits';

const MB = 1024 * 1024;

export const accepted = 'Photo uploaded. It’s being processed.';
export const tooManyBytes = (bytes: number) =>
  `Too large: ${Math.ceil(bytes / MB)} MB. Photos can be up to ${MAX_PHOTO_BYTES / MB} MB.`;
export const tooManyPixels = (megapixels: number, max: number) =>
  `Too large: ${megapixels} megapixels. ${max < MAX_PHOTO_MEGAPIXELS ? 'AVIF photos' : 'Photos'} can have up to ${max}.`;
export const tooManyScans = (scans: number) =>
  `This JPEG has ${scans} scans, more than we can read. Save it again as a standard JPEG.`;
export const stalled = 'The upload stopped halfway, or was too slow. Please try again.';
export const heic =
  'We can’t read HEIC files, which iPhones save. On a Mac, open it in Preview, choose File > Export, and upload the JPEG.';
export const tooSmall = (width: number) =>
  `Too small: ${width} px wide. Photos must be at least ${MIN_PHOTO_WIDTH} px wide.`;
export const tooManyUploads = 'Too many photos are being uploaded. Please try again in a moment.';
