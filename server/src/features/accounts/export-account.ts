import type { AccountExport } from '@cortado/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { twoStepOf } from '../../auth/two-step/two-step-of.ts';
import type { Executor } from '../../database/open.ts';
import * as schema from '../../database/schema.ts';
import type { InputOf, MemberContext } from '../../http/route.ts';
import { subscriptionOf } from '../newsletter/subscribers.ts';
import { suggestionsOf } from '../suggestions/suggestions-of-member.ts';
import { listSessions } from './sign-in.ts';
import { findCurrentUser, presentUser } from './users-repository.ts';

/** An admin may have made a million. */
const MAX_CHANGES = 5000;

const { auditEntries, cafes, claimCodes, favorites, filterCategories, filterOptions } = schema;
const { formerEmails, jobs, knownDevices, photos, ratings, userFilterPreferences } = schema;

/** Before it is JSON, in which dates are texts. */
type Dated<T> = T extends string
  ? T | Date
  : T extends object
    ? { [Key in keyof T]: Dated<T[Key]> }
    : T;

interface Part<Name extends keyof AccountExport> {
  /** The columns that name the member of its rows. */
  of: readonly PgColumn[];
  read: (
    db: Executor,
    id: number,
    context: MemberContext,
  ) => PromiseLike<Dated<AccountExport[Name]>>;
}

/** Rows that name a member and a cafe. */
function ofCafes<Columns extends Record<string, PgColumn>>(
  { member, cafe, order }: { member: PgColumn; cafe: PgColumn; order: PgColumn },
  columns: Columns,
) {
  return {
    of: [member],
    read: (db: Executor, id: number) =>
      db
        .select({ cafe: cafes.name, ...columns })
        .from(member.table)
        .innerJoin(cafes, eq(cafes.id, cafe))
        .where(eq(member, id))
        .orderBy(order),
  };
}

/** The parts of a member's export, with names instead of ids. */
export const EXPORTED: { readonly [Name in keyof AccountExport]: Part<Name> } = {
  account: {
    of: [],
    read: async (_db, _id, context) =>
      presentUser(await findCurrentUser(context), context.services.settings),
  },
  favorites: ofCafes(
    { member: favorites.userId, cafe: favorites.cafeId, order: favorites.id },
    { createdAt: favorites.createdAt },
  ),
  ratings: ofCafes(
    { member: ratings.userId, cafe: ratings.cafeId, order: ratings.id },
    { rating: ratings.rating, review: ratings.review, createdAt: ratings.createdAt },
  ),
  filterPreferences: {
    of: [userFilterPreferences.userId],
    read: (db, id) =>
      db
        .select({ category: filterCategories.displayName, option: filterOptions.displayName })
        .from(userFilterPreferences)
        .innerJoin(filterOptions, eq(filterOptions.id, userFilterPreferences.filterOptionId))
        .innerJoin(filterCategories, eq(filterCategories.id, filterOptions.categoryId))
        .where(eq(userFilterPreferences.userId, id))
        .orderBy(userFilterPreferences.id),
  },
  sessions: { of: [schema.sessions.userId], read: (_db, _id, context) => listSessions(context) },
  twoStep: {
    of: [schema.authenticatorApps.userId, schema.passkeys.userId, schema.recoveryCodes.userId],
    read: async (db, _id, context) => twoStepOf(db, await findCurrentUser(context)),
  },
  suggestions: { of: [schema.suggestionSenders.userId], read: suggestionsOf },
  photos: ofCafes(
    { member: photos.uploadedBy, cafe: photos.cafeId, order: photos.id },
    { alt: photos.alt, credit: photos.credit, state: photos.state, createdAt: photos.createdAt },
  ),
  cafes: {
    of: [cafes.ownerId],
    read: (db, id) =>
      db
        .select({ cafe: cafes.name, since: cafes.ownedSince, proof: cafes.ownerProof })
        .from(cafes)
        .where(eq(cafes.ownerId, id))
        .orderBy(cafes.id),
  },
  claimCodes: ofCafes(
    { member: claimCodes.userId, cafe: claimCodes.cafeId, order: claimCodes.createdAt },
    {
      sentTo: claimCodes.sentTo,
      createdAt: claimCodes.createdAt,
      expiresAt: claimCodes.expiresAt,
    },
  ),
  changes: {
    of: [auditEntries.actorId],
    read: async (db, id) => ({
      total: await db.$count(auditEntries, eq(auditEntries.actorId, id)),
      latest: await db
        .select({
          action: auditEntries.action,
          subject: auditEntries.subjectName,
          createdAt: auditEntries.createdAt,
        })
        .from(auditEntries)
        .where(eq(auditEntries.actorId, id))
        .orderBy(desc(auditEntries.id))
        .limit(MAX_CHANGES),
    }),
  },
  knownDevices: {
    of: [knownDevices.userId],
    read: (db, id) =>
      db
        .select({ expiresAt: knownDevices.expiresAt })
        .from(knownDevices)
        .where(eq(knownDevices.userId, id))
        .orderBy(knownDevices.id),
  },
  formerEmails: {
    of: [formerEmails.userId],
    read: (db, id) =>
      db
        .select({ email: formerEmails.email, until: formerEmails.expiresAt })
        .from(formerEmails)
        .where(eq(formerEmails.userId, id))
        .orderBy(formerEmails.createdAt),
  },
  newsletter: {
    of: [],
    async read(db, _id, context) {
      const { email, emailConfirmedAt } = await findCurrentUser(context);
      return emailConfirmedAt && subscriptionOf(db, email);
    },
  },
  mails: {
    of: [jobs.userId],
    read: (db, id) =>
      db
        .select({ subject: jobs.title, createdAt: jobs.createdAt, failedAt: jobs.failedAt })
        .from(jobs)
        .where(and(eq(jobs.userId, id), eq(jobs.kind, 'mail')))
        .orderBy(jobs.id),
  },
};

/** The columns that name a member in rows which the export leaves out. */
export const LEFT_OUT: readonly { of: PgColumn; why: string }[] = [
  { of: schema.emailConfirmations.userId, why: 'The hash of a link that was mailed.' },
  { of: schema.imports.createdBy, why: 'Work for the site.' },
  { of: schema.passkeyChallenges.userId, why: 'Random bytes that expire in minutes.' },
  { of: schema.pendingSignIns.userId, why: 'A sign-in that expires in minutes.' },
  { of: schema.suggestions.decidedBy, why: 'Work for the site.' },
];

/** Everything stored about a member. When the account is deleted, the foreign key of each table decides about its rows. */
export async function exportAccount(
  context: MemberContext,
  { reply }: InputOf<'exportAccount'>,
): Promise<AccountExport> {
  reply.header('content-disposition', 'attachment; filename="cortado-my-data.json"');
  const { viewer, services } = context;
  const parts: Record<string, unknown> = {};
  for (const [name, { read }] of Object.entries(EXPORTED)) {
    parts[name] = await read(services.database.db, viewer.id, context);
  }
  return parts as AccountExport;
}
