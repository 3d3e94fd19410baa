import { z } from 'zod';
import { cafe } from './cafe.ts';
import { REVIEW_MAX } from './limits.ts';

const INVALID_RATING = 'Invalid rating data';

/** Stars and an optional review; an empty review counts as none. */
export const ratingInput = z.object({
  rating: z
    .int({
      error: ({ input }) => (input === undefined ? 'Please select a rating' : INVALID_RATING),
    })
    .min(1, 'Please select a rating')
    .max(5, INVALID_RATING),
  review: z
    .string(INVALID_RATING)
    .trim()
    .max(REVIEW_MAX, `Please use at most ${REVIEW_MAX} characters`)
    .nullish(),
});
export type RatingInput = z.infer<typeof ratingInput>;

/** A member's own rating; nobody else sees it. */
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
