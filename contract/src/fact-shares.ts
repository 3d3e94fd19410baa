import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { knownFact } from './fact-sources.ts';

/** How many values are known of the published cafes, and how many of those are confirmed. */
const share = z.object({ known: z.int(), confirmed: z.int() });

/** How well the directory is known. */
export const factShares = z.object({
  /** In the order of the facts; of filters each option of each cafe counts. */
  kinds: z.array(knownFact.pick({ fact: true }).extend(share.shape)),
  /** Most values first, thirty at most. */
  areas: z.array(share.extend({ area: z.string() })),
  /** The cafes to check next, twenty at most: those with many ratings and many values that are not confirmed. */
  next: z.array(
    share.extend({ id: z.int(), name: z.string(), area: z.string(), totalRatings: z.int() }),
  ),
});
export type FactShares = z.infer<typeof factShares>;

export const factShareEndpoints = {
  getFactShares: {
    method: 'GET',
    path: '/api/admin/facts',
    access: 'admin',
    summary:
      'How many facts of the published cafes are confirmed, by kind and area, and what to check next.',
    answer: factShares,
  },
} as const satisfies Record<string, Endpoint>;
