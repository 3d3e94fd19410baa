import { z } from 'zod';
import { cafe } from './cafe.ts';
import { claimProof } from './claim-proof.ts';
import { rowId } from './endpoint.ts';
import { PROPOSED_FACTS } from './fact-lists.ts';
import { cafeFact, cafeFacts, givenFacts, pin } from './fact-schemas.ts';
import { MAX_NOTE_LENGTH } from './limits.ts';
import { pageParams, wholeInRange } from './paging.ts';
import { suggestedPhoto } from './photos.ts';
import { inRange } from './search.ts';
import * as texts from './texts/suggestions.ts';
import { tooLong } from './texts/lengths.ts';
import {
  DECLINE_REASONS,
  REPORT_REASONS,
  SUGGESTION_KINDS,
  SUGGESTION_STATES,
} from './admin-enums.ts';

/** The values that a visitor may propose, by the rules of the admins' form. */
export const proposedFacts = z.object(givenFacts(PROPOSED_FACTS)).partial();

const note = z.string().trim().max(MAX_NOTE_LENGTH, tooLong(MAX_NOTE_LENGTH)).default('');
/** Hidden from people: a robot that fills it in is thanked, and nothing is stored. */
const onlyForRobots = z.string().max(2000).optional();

/** 'Something wrong?' of a cafe's page. */
export const cafeReport = z
  .object({
    reason: z.enum(REPORT_REASONS),
    note,
    values: proposedFacts.default({}),
    /** The cafe that is listed twice. */
    duplicateOf: rowId.optional(),
    company: onlyForRobots,
  })
  .refine(
    ({ reason, values, note: words }) =>
      reason !== 'other' || words || Object.keys(values).length > 0,
    {
      path: ['note'],
      message: texts.reportEmpty,
    },
  );
export type CafeReport = z.output<typeof cafeReport>;

/** A missing cafe: a name and an address are enough. */
export const cafeSuggestion = proposedFacts.extend({
  ...givenFacts(['name', 'address']),
  note,
  company: onlyForRobots,
});
export type CafeSuggestion = z.output<typeof cafeSuggestion>;

/** What has been typed of a new cafe. */
export const duplicateQuery = z.object({
  name: z.string().trim().max(200).default(''),
  address: z.string().trim().max(300).default(''),
  lat: inRange(-90, 90).optional(),
  lng: inRange(-180, 180).optional(),
});

/** A published cafe that may be the suggested one, the likeliest first. */
export const likelyDuplicate = z.object({
  cafe,
  /** From the given position; null without one. */
  meters: z.int().nullable(),
  hasLikeName: z.boolean(),
  /** Whether the street is the same. */
  hasLikeAddress: z.boolean(),
});
export type LikelyDuplicate = z.infer<typeof likelyDuplicate>;

const decision = z.object({
  /** ISO 8601, UTC; null while it is open. */
  decidedAt: z.string().nullable(),
  /** The fields that were taken. */
  taken: z.array(cafeFact),
  declineReason: z.enum(DECLINE_REASONS).nullable(),
  /** The admin's line about it. */
  decisionNote: z.string(),
});

/** The cafe that a suggestion is about. */
export const cafeOfSuggestion = cafe.pick({
  id: true,
  name: true,
  area: true,
  address: true,
  imageUrl: true,
  photo: true,
  status: true,
});

const suggestionCore = decision.extend({
  id: z.int(),
  kind: z.enum(SUGGESTION_KINDS),
  state: z.enum(SUGGESTION_STATES),
  /** The name of the cafe, or of the suggested one. */
  name: z.string(),
  /** Null for a new cafe until it is accepted, and if the cafe was deleted since. */
  cafe: cafeOfSuggestion.nullable(),
  /** The cafe it is a duplicate of. */
  duplicateOf: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** The proposed photo; null once it was declined, or removed since. */
  photo: suggestedPhoto.nullable(),
  /** The fields with proposed values. */
  fields: z.array(cafeFact),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
});

/** A member's own suggestion. */
export const mySuggestion = suggestionCore.extend({
  note: z.string(),
  /** How many open ones are older; null once it is decided. */
  ahead: z.int().nullable(),
});
export type MySuggestion = z.infer<typeof mySuggestion>;

/** A row of the admins' queue: equal suggestions are one. */
export const queuedSuggestion = suggestionCore.extend({
  guests: z.int(),
  members: z.int(),
  /** The username, where a single member sent it. */
  memberName: z.string().nullable(),
  /** The cafe has changed in one of the fields since. */
  isChangedSince: z.boolean(),
});
export type QueuedSuggestion = z.infer<typeof queuedSuggestion>;

/** Which suggestions of the queue, the oldest first. */
export const suggestionParams = z.object({
  state: z.enum(SUGGESTION_STATES).default('open'),
  kind: z.enum(SUGGESTION_KINDS).optional(),
  cafeId: wholeInRange(1, 2_147_483_647).optional(),
  ...pageParams,
});
export type SuggestionParams = z.output<typeof suggestionParams>;

/** How many of each state there are. */
export const suggestionCounts = z.object({ open: z.int(), accepted: z.int(), declined: z.int() });
export type SuggestionCounts = z.infer<typeof suggestionCounts>;

const sender = z.object({
  /** Null for a guest. */
  member: z
    .object({
      id: z.int(),
      username: z.string(),
      name: z.string(),
      email: z.string(),
      photoUrl: z.string().nullable(),
      accepted: z.int(),
      declined: z.int(),
    })
    .nullable(),
  note: z.string(),
  /** Null where nothing was proven. */
  proof: claimProof.nullable(),
  createdAt: z.string(),
});

export const suggestion = queuedSuggestion.extend({
  /** The oldest first. */
  senders: z.array(sender),
  /** The version that accepting has to name; null without a cafe. */
  version: z.int().nullable(),
  checkedAt: z.string().nullable(),
  website: z.string(),
  /** The present values, the proposed ones, and those at the time of the proposal: the same fields in each. */
  now: cafeFacts,
  proposed: cafeFacts,
  before: cafeFacts,
  /** The fields that have changed since, and who changed them. */
  changes: z.array(
    z.object({ field: cafeFact, by: z.string().nullable(), at: z.string().nullable() }),
  ),
  /**
   * How many open suggestions only the sender of this one has sent, including it: of a member, or the guests of one network.
   * 0 where several have sent it, or the sender is unknown.
   */
  fromSender: z.int(),
  /** Until when the decision can be undone; null if it cannot. */
  undoUntil: z.string().nullable(),
});
export type Suggestion = z.infer<typeof suggestion>;

export const suggestionAcceptance = z.object({
  /** The fields to take; none where none is proposed. */
  fields: z.array(cafeFact).default([]),
  /** The version of the cafe as it was read. */
  version: z.int().nullable().default(null),
  /** Marks the cafe as checked today. */
  isChecked: z.boolean().default(false),
  /** The position of a new cafe that was suggested without one. */
  position: pin.optional(),
  note,
});

export const suggestionRefusal = z
  .object({ reason: z.enum(DECLINE_REASONS), note })
  .refine(({ reason, note: words }) => reason !== 'other' || words, {
    path: ['note'],
    message: texts.reasonRequired,
  });
