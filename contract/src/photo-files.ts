/** The widths that photos are stored in; a narrower original is not enlarged. */
export const PHOTO_WIDTHS = [480, 960, 1600] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

export const PHOTO_FORMATS = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The path of a file of a photo; its content never changes. */
export const photoPath = (hash: string, width: PhotoWidth, format: PhotoFormat): string =>
  `/photos/${hash}-${width}.${format}`;
