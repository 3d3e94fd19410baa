import type { CafeFact, CafeFacts, ClaimProof } from '@cortado/contract';
import {
  DECLINE_REASONS,
  SUGGESTION_KINDS,
  SUGGESTION_STATES,
} from '@cortado/contract/admin-enums';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { cafes } from './cafes.ts';
import { createdAt, id, partOf } from './columns.ts';
import { jobs } from './jobs.ts';
import { users } from './accounts.ts';

const facts = () => jsonb().$type<CafeFacts>().notNull().default({});
const isOneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/** Suggestions of visitors and owners, and the decisions of admins. */
export const suggestions = pgTable(
  'suggestions',
  {
    id: id(),
    kind: text({ enum: SUGGESTION_KINDS }).notNull(),
    state: text({ enum: SUGGESTION_STATES }).notNull().default('open'),
    /** Null for a new cafe until it is accepted, and if the cafe was deleted since. */
    cafeId: integer().references(() => cafes.id, { onDelete: 'set null' }),
    /** A copy, which stays when the cafe is deleted. */
    name: text().notNull(),
    duplicateOf: integer().references(() => cafes.id, { onDelete: 'set null' }),
    proposed: facts(),
    /** What stood in the proposed fields at that time. */
    before: facts(),
    /** A hash of the content: of equal suggestions only one is open. */
    fingerprint: text().notNull(),
    createdAt: createdAt(),
    decidedAt: timestamp({ withTimezone: true }),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    taken: jsonb().$type<CafeFact[]>().notNull().default([]),
    declineReason: text({ enum: DECLINE_REASONS }),
    decisionNote: text().notNull().default(''),
    /** What the acceptance has replaced, and the cafe's version after it: how it is undone. */
    replaced: jsonb().$type<CafeFacts & { checkedAt?: string | null }>(),
    versionAfter: integer(),
  },
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
  {
    id: id(),
    suggestionId: partOf(() => suggestions.id),
    /** Null for a guest. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Tells senders apart while it is open: of a guest a hash of the network, removed with the decision. */
    senderKey: text(),
    /** For a guest, while it is open: a hash of the widest network, equal for all senders in it. */
    networkKey: text(),
    note: text().notNull().default(''),
    /** For a claim: the mailed code was typed in, but that alone is not enough. */
    proof: jsonb().$type<ClaimProof>(),
    /** The mail about the decision, while it is queued. */
    mailId: integer().references(() => jobs.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('suggestion_senders_key').on(table.suggestionId, table.senderKey),
    index('suggestion_senders_network_idx')
      .on(table.networkKey)
      .where(sql`${table.networkKey} is not null`),
    index('suggestion_senders_user_idx').on(table.userId),
    index('suggestion_senders_mail_idx').on(table.mailId),
  ],
);
