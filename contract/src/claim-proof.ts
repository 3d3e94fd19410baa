import { z } from 'zod';
import { CLAIM_DOUBTS } from './admin-enums.ts';

/** A claim with a correct code that an admin has to decide nevertheless. */
export const claimProof = z.object({
  /** The address that the code was mailed to. */
  sentTo: z.string(),
  doubts: z.array(z.enum(CLAIM_DOUBTS)),
});
export type ClaimProof = z.infer<typeof claimProof>;
