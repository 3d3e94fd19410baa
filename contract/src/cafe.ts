import { z } from 'zod';
import { knownFact } from './fact-sources.ts';
import { cafeHours } from './hours.ts';
import { galleryPhoto, shownPhoto } from './photos.ts';
import { BREWING_METHODS, ROAST_LEVELS } from './public-enums.ts';
import { CAFE_STATUSES } from './admin-enums.ts';

/** A filter option of a cafe. `id` and `filter_option_id` are the same number. */
export const appliedFilter = z.object({
  id: z.int(),
  filter_option_id: z.int(),
  value: z.string(),
  display_name: z.string(),
  category_id: z.int(),
  category_name: z.string(),
  category_display_name: z.string(),
});
export type AppliedFilter = z.infer<typeof appliedFilter>;

export const cafe = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  address: z.string(),
  area: z.string(),
  /** Degrees, as decimal text. */
  latitude: z.string(),
  /** Degrees, as decimal text. */
  longitude: z.string(),
  /** 1 to 4; only meaningful if `hasPriceLevel`. */
  priceLevel: z.int(),
  /** Whether an admin has set the price level: it is shown only then. */
  hasPriceLevel: z.boolean(),
  sellsCoffeeBeans: z.boolean(),
  /** Seats indoors, by its licence; null: unknown. */
  licensedSeats: z.int().nullable(),
  /** Shown where there is no photo; null: a drawn cover is shown instead. */
  imageUrl: z.string().nullable(),
  website: z.string(),
  phone: z.string(),
  instagramHandle: z.string(),
  googleMapsUrl: z.string(),
  status: z.enum(CAFE_STATUSES),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** When an admin or its owner last confirmed its facts: ISO 8601, UTC; null if never. */
  checkedAt: z.string().nullable(),
  /** Whether it has an owner. */
  hasOwner: z.boolean(),
  /** Stars with one decimal; null without ratings. */
  averageRating: z.number().nullable(),
  totalRatings: z.int(),
  isFavorite: z.boolean(),
  roastLevels: z.array(z.enum(ROAST_LEVELS)),
  brewingMethods: z.array(z.enum(BREWING_METHODS)),
  hasWifi: z.boolean(),
  hasPower: z.boolean(),
  hasFood: z.boolean(),
  appliedFilters: z.array(appliedFilter),
  /** The first of its photos: its cover. */
  photo: shownPhoto.nullable(),
  /** All of its photos; only in the answer for one cafe. */
  photos: z.array(galleryPhoto).optional(),
  /** Where each of its known facts comes from; only in the answer for one cafe. */
  facts: z.array(knownFact).optional(),
  ...cafeHours,
});
export type Cafe = z.infer<typeof cafe>;
