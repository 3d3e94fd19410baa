import { z } from 'zod';
import { CLAIM_DOUBTS } from './admin-enums.ts';

/** A claim whose code was typed in, though an admin has to decide. */
export const claimProof = z.object({
  /** The address that the code was mailed to. */
  sentTo: z.string(),
  doubts: z.array(z.enum(CLAIM_DOUBTS)),
});
export type ClaimProof = z.infer<typeof claimProof>;
