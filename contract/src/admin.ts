import { z } from 'zod';
import { adminSearch } from './admin-cafes.ts';
import { pageParams } from './paging.ts';
import { user } from './user.ts';

/** A user with a password, as listed for admins. */
export const adminUser = user.pick({
  id: true,
  name: true,
  username: true,
  email: true,
  role: true,
  createdAt: true,
});
export type AdminUser = z.infer<typeof adminUser>;

/** Filters the users: those whose name, username or address contains a text. */
export const adminUserParams = z.object({ q: adminSearch, ...pageParams });
export type AdminUserParams = z.output<typeof adminUserParams>;

export const AUDIT_ACTIONS = [
  'cafe.created',
  'cafe.updated',
  'cafe.status',
  'cafe.filters',
  'cafe.checked',
  'cafe.merged',
  'cafe.unmerged',
  'cafe.owned',
  'cafe.owner_removed',
  'cafe.photo_added',
  'cafe.photo_edited',
  'cafe.photo_removed',
  'cafe.photo_restored',
  'cafe.photos_ordered',
  'cafe.deleted',
  'cafe.restored',
  'suggestion.accepted',
  'suggestion.declined',
  'suggestion.reopened',
  'category.created',
  'category.deleted',
  'categories.reordered',
  'option.created',
  'option.updated',
  'option.deleted',
  'user.created',
  'user.deleted',
  'import.mapped',
  'import.done',
  'import.canceled',
  'import.undone',
  'job.retried',
  'job.dismissed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** One change by an admin. */
export const auditEntry = z.object({
  id: z.int(),
  actorName: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  subjectId: z.int(),
  subjectName: z.string(),
  /** The state before; null if the subject did not exist. */
  before: z.unknown(),
  /** The state after; null if the subject was deleted. */
  after: z.unknown(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** Until when it can be put back; null if it can't be, or has changed since. */
  putBackUntil: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** What has changed since something was done, which is why it can't be undone: `current.changed` of CANNOT_UNDO. */
export interface ChangeSince {
  /** Null, with `by` and `at`, for what is not in the activity, such as ratings. */
  action: AuditAction | null;
  by: string | null;
  /** ISO 8601, UTC. */
  at: string | null;
  /** By their names in the activity; empty for a change of the whole. */
  fields: string[];
}

const positive = z.coerce.number().int().min(1).max(2_147_483_647);

/** Filters the entries, newest first: those of one cafe, those older than an entry. */
export const auditParams = z.object({
  cafeId: positive.optional(),
  before: positive.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
