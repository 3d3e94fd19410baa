import { z } from 'zod';
import { cafe } from './cafe.ts';
import { MAX_REVIEW_LENGTH } from './limits.ts';
import * as texts from './texts/catalogue.ts';
import { tooLong } from './texts/lengths.ts';

/** Stars and an optional review; an empty review counts as none. */
export const ratingInput = z.object({
  rating: z
    .int({
      error: ({ input }) => (input === undefined ? texts.ratingRequired : texts.ratingInvalid),
    })
    .min(1, texts.ratingRequired)
    .max(5, texts.ratingInvalid),
  review: z
    .string(texts.ratingInvalid)
    .trim()
    .max(MAX_REVIEW_LENGTH, tooLong(MAX_REVIEW_LENGTH))
    .nullish(),
});
export type RatingInput = z.infer<typeof ratingInput>;

/** A member's own, private rating. */
export const myRating = z.object({
  id: z.int(),
  cafeId: z.int(),
  rating: z.int(),
  review: z.string().nullable(),
  createdAt: z.string(),
});
export type MyRating = z.infer<typeof myRating>;

export const myRatingWithCafe = myRating.extend({ cafe });
export type MyRatingWithCafe = z.infer<typeof myRatingWithCafe>;
