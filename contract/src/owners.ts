import { z } from 'zod';
import { adminCafe } from './admin-cafes.ts';
import { cafe } from './cafe.ts';
import { rowId } from './endpoint.ts';
import { OWNED_FACTS } from './fact-lists.ts';
import { cafeFact, cafeFacts, givenFacts } from './fact-schemas.ts';
import { MAX_NOTE_LENGTH } from './limits.ts';
import { tooLong } from './texts/lengths.ts';
import * as texts from './texts/owners.ts';
import { MISSING_FACTS, OWNER_PROOFS, OWNER_REPORTS } from './admin-enums.ts';

/** How many times a mailed code may be typed wrong before it is void. */
export const MAX_CODE_TRIES = 5;
export const CODE_LENGTH = 6;

/** How a member can prove that a cafe is theirs. */
export const claimOptions = z.object({
  cafe,
  /** Whether the member already looks after it. */
  isMine: z.boolean(),
  /** The domain of the cafe's website, to which a code can be mailed; null: `whyNot` says why it cannot. */
  domain: z.string().nullable(),
  whyNot: z.enum(['no_website', 'shared_domain']).nullable(),
  /** The address that a valid code was sent to; null if none was. */
  sentTo: z.string().nullable(),
  /** Until when it can be typed in: ISO 8601, UTC; null: as `sentTo`. */
  sentUntil: z.string().nullable(),
  /** When a further code can be requested: ISO 8601, UTC; null: now. */
  nextCodeAt: z.string().nullable(),
  /** The member has asked the admins. */
  isRequested: z.boolean(),
});
export type ClaimOptions = z.infer<typeof claimOptions>;

/** Mails a code to this mailbox of the website's domain. */
export const claimCodeRequest = z.object({
  mailbox: z
    .string(texts.mailboxRequired)
    .trim()
    .min(1, texts.mailboxRequired)
    .regex(/^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*$/i, texts.mailboxInvalid)
    .max(64, tooLong(64)),
});
export const claimCode = z.object({
  code: z
    .string(texts.codeRequired)
    .trim()
    .regex(new RegExp(String.raw`^\d{${CODE_LENGTH}}$`), texts.codeRequired),
});
/** `isOwner`: otherwise an admin decides, who sees what was proven. */
export const confirmedClaim = z.object({ message: z.string(), isOwner: z.boolean() });
export type ConfirmedClaim = z.infer<typeof confirmedClaim>;
/** Asks an admin instead. */
export const claimRequest = z.object({
  note: z
    .string(texts.noteRequired)
    .trim()
    .min(1, texts.noteRequired)
    .max(MAX_NOTE_LENGTH, tooLong(MAX_NOTE_LENGTH)),
});

/** Reports by others about a cafe that no admin has decided on. */
export const ownerReport = z.object({
  id: rowId,
  kind: z.enum(OWNER_REPORTS),
  guests: z.int(),
  members: z.int(),
  /** The oldest first. */
  notes: z.array(z.string()),
  proposed: cafeFacts,
});
export type OwnerReport = z.infer<typeof ownerReport>;

/** A member's own cafe. */
export const ownedCafe = z.object({
  cafe: adminCafe,
  missing: z.array(z.enum(MISSING_FACTS)),
  /** The fields of the owner's changes that wait for an admin. */
  waiting: z.array(cafeFact),
  /** The oldest first. */
  reports: z.array(ownerReport),
});
export type OwnedCafe = z.infer<typeof ownedCafe>;

/** Omitted fields stay. What waits for an admin is added to the queue, and so does a website at another domain. */
export const ownerEdit = z
  .object(givenFacts(OWNED_FACTS))
  .partial()
  .extend({
    /** The version of the cafe as it was read. */
    version: z.int(),
    /** Confirms that all facts are correct today. */
    isChecked: z.boolean().default(false),
  });
export type OwnerEdit = z.output<typeof ownerEdit>;

/** Who looks after a cafe. */
export const cafeOwner = z.object({
  id: rowId,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  /** ISO 8601, UTC. */
  since: z.string(),
  proof: z.enum(OWNER_PROOFS),
});
export type CafeOwner = z.infer<typeof cafeOwner>;
/** `owner` is null for a cafe without one. */
export const cafeOwnership = z.object({ owner: cafeOwner.nullable() });
