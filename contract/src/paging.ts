import { z } from 'zod';
import { MAX_FAVORITES } from './limits.ts';
import * as texts from './texts/catalogue.ts';

/** The largest page of a list. */
export const MAX_LIMIT = 200;
/** A longer list is answered by the page, even without `limit`. */
export const MAX_WHOLE_LIST = MAX_FAVORITES;

/** A whole number of a query string. */
const whole = z
  .string()
  .regex(/^\d{1,9}$/, texts.queryNotWhole)
  .transform(Number);

export const wholeInRange = (low: number, high: number) =>
  whole.refine((value) => value >= low && value <= high, texts.queryOutOfRange(low, high));

/** The query parameters of every list that is answered by the page. */
export const pageParams = {
  limit: wholeInRange(1, MAX_LIMIT).optional(),
  offset: whole.optional(),
};

/** A requested page of a list. */
export interface Page {
  /** The full count of the list. */
  total: number;
  /** Null or undefined: none was requested. */
  limit?: number | null | undefined;
  offset?: number | undefined;
}

/** How many of a list are answered at most: without a limit all of them, unless it is too long. */
export const pageLimit = ({ total, limit }: Page): number =>
  limit ?? (total > MAX_WHOLE_LIST ? MAX_LIMIT : MAX_WHOLE_LIST);
