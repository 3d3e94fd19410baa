import { z } from 'zod';
import * as texts from './texts/catalogue.ts';

/** The largest page of a list. */
export const MAX_LIMIT = 200;
/** A list that is longer is answered by the page, even without `limit`. */
export const MAX_WHOLE_LIST = 2000;

/** A whole number of a query string. */
export const whole = z
  .string()
  .regex(/^\d{1,9}$/, texts.queryNotWhole)
  .transform(Number);

/** The query parameters of every list that is answered by the page. */
export const pageParams = {
  limit: whole
    .refine((n) => n >= 1 && n <= MAX_LIMIT, texts.queryOutOfRange(1, MAX_LIMIT))
    .optional(),
  offset: whole.optional(),
};
