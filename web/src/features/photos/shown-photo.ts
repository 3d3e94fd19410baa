import type { ManagedPhoto, ShownPhoto } from '@cortado/contract';

/** A photo that is ready, to be drawn. @param alt instead of its own, where that is said beside it */
export const shownPhoto = (photo: ManagedPhoto, alt = photo.alt): ShownPhoto => ({
  ...photo,
  thumbHash: photo.thumbHash ?? '',
  alt,
});
