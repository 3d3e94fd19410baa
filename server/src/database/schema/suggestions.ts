import type { CafeFact, CafeFacts, ClaimProof, FactSources } from '@cortado/contract';
import {
  DECLINE_REASONS,
  SUGGESTION_KINDS,
  SUGGESTION_STATES,
} from '@cortado/contract/admin-enums';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { cafes } from './cafes.ts';
import { createdAt, id, isOneOf, partOf } from './columns.ts';
import { jobs } from './jobs.ts';
import { users } from './accounts.ts';

const facts = () => jsonb().$type<CafeFacts>().notNull().default({});
/** Suggestions of visitors and owners, and the decisions of admins. */
export const suggestions = pgTable(
  'suggestions',
  (t) => ({
    id: id(),
    kind: t.text({ enum: SUGGESTION_KINDS }).notNull(),
    state: t.text({ enum: SUGGESTION_STATES }).notNull().default('open'),
    /** Null for a new cafe until it is accepted, and if the cafe was deleted since. */
    cafeId: t.integer().references(() => cafes.id, { onDelete: 'set null' }),
    /** A copy, which stays when the cafe is deleted. */
    name: t.text().notNull(),
    duplicateOf: t.integer().references(() => cafes.id, { onDelete: 'set null' }),
    proposed: facts(),
    /** The values of the proposed fields at that time. */
    before: facts(),
    /** A hash of the content: of equal suggestions only one is open. */
    fingerprint: t.text().notNull(),
    createdAt: createdAt(),
    decidedAt: t.timestamp({ withTimezone: true }),
    decidedBy: t.integer().references(() => users.id, { onDelete: 'set null' }),
    taken: t.jsonb().$type<CafeFact[]>().notNull().default([]),
    declineReason: t.text({ enum: DECLINE_REASONS }),
    decisionNote: t.text().notNull().default(''),
    /** What the acceptance has replaced, and the cafe's version after it: how it is undone. */
    replaced: t.jsonb().$type<CafeFacts & { checkedAt?: string | null; sources?: FactSources }>(),
    versionAfter: t.integer(),
  }),
  (table) => [
    index('suggestions_state_age_idx').on(table.state, table.createdAt, table.id),
    index('suggestions_kind_age_idx').on(table.state, table.kind, table.createdAt, table.id),
    index('suggestions_cafe_idx').on(table.cafeId),
    index('suggestions_duplicate_idx').on(table.duplicateOf),
    index('suggestions_decided_by_idx').on(table.decidedBy),
    uniqueIndex('suggestions_open_key')
      .on(table.fingerprint)
      .where(sql`${table.state} = 'open'`),
    check('suggestions_kind_known', isOneOf(table.kind, SUGGESTION_KINDS)),
    check('suggestions_state_known', isOneOf(table.state, SUGGESTION_STATES)),
    check(
      'suggestions_decided_whole',
      sql`(${table.state} = 'open') = (${table.decidedAt} is null)`,
    ),
  ],
);

/** The senders of suggestions: equal suggestions of several people are one. */
export const suggestionSenders = pgTable(
  'suggestion_senders',
  (t) => ({
    id: id(),
    suggestionId: partOf(() => suggestions.id),
    /** Null for a guest. */
    userId: t.integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Distinguishes senders while it is open; for a guest a hash of the network. Removed with the decision. */
    senderKey: t.text(),
    /** For a guest, while it is open: a hash of the widest network, equal for all senders in it. */
    networkKey: t.text(),
    note: t.text().notNull().default(''),
    /** For a claim: the mailed code was typed in, but that alone is not enough. */
    proof: t.jsonb().$type<ClaimProof>(),
    /** The mail about the decision, while it is queued. */
    mailId: t.integer().references(() => jobs.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  }),
  (table) => [
    unique('suggestion_senders_key').on(table.suggestionId, table.senderKey),
    index('suggestion_senders_network_idx')
      .on(table.networkKey)
      .where(sql`${table.networkKey} is not null`),
    index('suggestion_senders_user_idx').on(table.userId),
    index('suggestion_senders_mail_idx').on(table.mailId),
  ],
);
