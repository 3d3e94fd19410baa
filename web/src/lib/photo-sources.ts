import { PHOTO_WIDTHS, photoPath, type PhotoFormat } from '@cortado/contract/photo-files';

/** The sizes of a photo, for `srcset`. */
export const photoSources = (hash: string, format: PhotoFormat): string =>
  PHOTO_WIDTHS.map((width) => `${photoPath(hash, width, format)} ${width}w`).join();
