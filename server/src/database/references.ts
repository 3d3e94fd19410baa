import type { AccountExport } from '@cortado/contract';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

/** The part of a member's export that has the rows, or why it leaves them out. */
type InExport = { exported: keyof AccountExport } | { leftOut: string };

/** The columns that name a member. When the account is deleted, the foreign key decides about their rows. */
export const MEMBER_REFERENCES: readonly ({ column: PgColumn } & InExport)[] = [
  { column: schema.auditEntries.actorId, exported: 'changes' },
  { column: schema.authenticatorApps.userId, exported: 'twoStep' },
  { column: schema.cafes.ownerId, exported: 'cafes' },
  { column: schema.claimCodes.userId, exported: 'claimCodes' },
  { column: schema.emailConfirmations.userId, leftOut: 'The hash of a link that was mailed.' },
  { column: schema.favorites.userId, exported: 'favorites' },
  { column: schema.formerEmails.userId, exported: 'formerEmails' },
  { column: schema.imports.createdBy, leftOut: 'Work for the site.' },
  { column: schema.jobs.userId, exported: 'mails' },
  { column: schema.knownDevices.userId, exported: 'knownDevices' },
  { column: schema.passkeyChallenges.userId, leftOut: 'Random bytes that expire in minutes.' },
  { column: schema.passkeys.userId, exported: 'twoStep' },
  { column: schema.pendingSignIns.userId, leftOut: 'A sign-in that expires in minutes.' },
  { column: schema.photos.uploadedBy, exported: 'photos' },
  { column: schema.ratings.userId, exported: 'ratings' },
  { column: schema.recoveryCodes.userId, exported: 'twoStep' },
  { column: schema.sessions.userId, exported: 'sessions' },
  { column: schema.suggestionSenders.userId, exported: 'suggestions' },
  { column: schema.suggestions.decidedBy, leftOut: 'Work for the site.' },
  { column: schema.userFilterPreferences.userId, exported: 'filterPreferences' },
];

interface CafeReference {
  column: PgColumn;
  /**
   * What a merge does with the rows of the cafe that is archived. What moves is noted in the record of the merge, and its undo
   * moves it back. Of suggestions the open ones move; of a member's two ratings or favorites one stays.
   */
  onMerge: 'moves' | 'stays';
  /** Whether a row is people's work on the cafe, so that the undo of an import leaves it. An import applies filters itself. */
  isWork: boolean;
}

/** The columns that name a cafe. */
export const CAFE_REFERENCES: readonly CafeReference[] = [
  { column: schema.cafeFilterOptions.cafeId, onMerge: 'stays', isWork: false },
  { column: schema.claimCodes.cafeId, onMerge: 'stays', isWork: true },
  { column: schema.favorites.cafeId, onMerge: 'moves', isWork: true },
  { column: schema.merges.winnerId, onMerge: 'stays', isWork: true },
  { column: schema.photos.cafeId, onMerge: 'moves', isWork: true },
  { column: schema.ratings.cafeId, onMerge: 'moves', isWork: true },
  { column: schema.suggestions.cafeId, onMerge: 'moves', isWork: true },
  { column: schema.suggestions.duplicateOf, onMerge: 'stays', isWork: true },
];
