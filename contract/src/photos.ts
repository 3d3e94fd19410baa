import { z } from 'zod';
import { rowId } from './endpoint.ts';
import { MAX_ALT_LENGTH, MAX_CREDIT_LENGTH, MAX_NOTE_LENGTH, MAX_PHOTOS } from './limits.ts';
import { tooLong } from './texts/lengths.ts';
import { PHOTO_STATES } from './admin-enums.ts';

/** In percent of the picture, from its left and its top. */
const focal = z.int().min(0).max(100);

/** A photo that visitors see. Its files are at `photoPath`. */
export const shownPhoto = z.object({
  /** Names its files. */
  hash: z.string(),
  /** A ThumbHash in base64, shown until the photo is loaded. */
  thumbHash: z.string(),
  /** The alternative text. */
  alt: z.string(),
  /** The point that stays visible where the photo is cropped. */
  focalX: focal,
  focalY: focal,
  /** The size of the upright original, in pixels. */
  width: z.int(),
  height: z.int(),
});
export type ShownPhoto = z.infer<typeof shownPhoto>;

/** A photo of the gallery. */
export const galleryPhoto = shownPhoto.extend({
  id: z.int(),
  /** Who took it; '' if unknown. */
  credit: z.string(),
});
export type GalleryPhoto = z.infer<typeof galleryPhoto>;

/** A photo for the admins and owners of its cafe; it is public once it is ready and has an alternative text. */
export const managedPhoto = galleryPhoto.extend({
  /** Null until it is ready. */
  thumbHash: z.string().nullable(),
  state: z.enum(PHOTO_STATES),
  /** Why it has failed. */
  failure: z.string().nullable(),
  /** The username; null if the account is deleted. */
  uploadedBy: z.string().nullable(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});
export type ManagedPhoto = z.infer<typeof managedPhoto>;

/** A photo in a suggestion. */
export const suggestedPhoto = managedPhoto.pick({
  hash: true,
  thumbHash: true,
  alt: true,
  credit: true,
  width: true,
  height: true,
  state: true,
  failure: true,
});
export type SuggestedPhoto = z.infer<typeof suggestedPhoto>;

const alt = z.string().trim().max(MAX_ALT_LENGTH, tooLong(MAX_ALT_LENGTH));
const credit = z.string().trim().max(MAX_CREDIT_LENGTH, tooLong(MAX_CREDIT_LENGTH));

/** The fields of a photo that are sent with its upload. */
export const photoUpload = z.object({
  alt: alt.default(''),
  credit: credit.default(''),
  /** To the admins, from a member who proposes it. */
  note: z.string().trim().max(MAX_NOTE_LENGTH, tooLong(MAX_NOTE_LENGTH)).default(''),
});
export type PhotoUpload = z.output<typeof photoUpload>;

/** The result of an upload. */
export const uploadedPhoto = z.object({
  message: z.string(),
  /** Its sizes are being made; null if it was proposed to the admins. */
  photo: managedPhoto.nullable(),
});
export type UploadedPhoto = z.infer<typeof uploadedPhoto>;

/** What can be changed of a photo. */
export const photoEdit = z.object({ alt, credit, focalX: focal, focalY: focal }).partial();
export type PhotoEdit = z.output<typeof photoEdit>;

/** All photos of a cafe that have not failed, the first of them its cover. */
export const photoOrder = z.object({ ids: z.array(rowId).max(MAX_PHOTOS) });
