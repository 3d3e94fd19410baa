/** The values for admins, owners and members. Those for finding cafes are in another file, because the first scripts load them. */

export const CAFE_STATUSES = ['draft', 'published', 'archived'] as const;
export type CafeStatus = (typeof CAFE_STATUSES)[number];

/** What admins can sort their list of cafes by. */
export const ADMIN_CAFE_SORTS = ['name', 'neighborhood', 'status'] as const;
export type AdminCafeSort = (typeof ADMIN_CAFE_SORTS)[number];

/** How a member proved that a cafe is theirs: by a mailed code, or to an admin. */
export const OWNER_PROOFS = ['code', 'admin'] as const;
export type OwnerProof = (typeof OWNER_PROOFS)[number];

/** What a cafe's page can lack; `checked`: its facts were confirmed long ago, or never. */
export const MISSING_FACTS = [
  'photo',
  'hours',
  'checked',
  'description',
  'features',
  'website',
  'phone',
] as const;
export type MissingFact = (typeof MISSING_FACTS)[number];

export const USER_ROLES = ['user', 'admin', 'cafe_owner'] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** What can be wrong with a cafe. */
export const REPORT_REASONS = [
  'closed',
  'moved',
  'hours',
  'details',
  'duplicate',
  'other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** The reports that an owner sees; a report that the owner is the wrong one is for admins alone. */
export const OWNER_REPORTS = ['closed', 'moved', 'hours', 'details'] as const;

/**
 * The mailboxes that speak for a whole domain: whoever reads one of them proves by a code that a cafe is theirs. Anybody at
 * the domain may have another one.
 */
export const ROLE_MAILBOXES: readonly string[] = [
  'info',
  'hello',
  'hi',
  'contact',
  'owner',
  'cafe',
  'coffee',
  'office',
  'team',
  'admin',
  'webmaster',
  'postmaster',
  'hallo',
  'kontakt',
  'hola',
  'contacto',
  'ola',
  'contato',
  'bonjour',
  'ciao',
];

/** Why a correct code does not prove by itself that a cafe is the member's. */
export const CLAIM_DOUBTS = ['mailbox', 'page', 'shared', 'recent', 'guessing'] as const;
export type ClaimDoubt = (typeof CLAIM_DOUBTS)[number];

/** What the admins' queue holds. */
export const SUGGESTION_KINDS = [
  ...REPORT_REASONS,
  'new_cafe',
  'owner_change',
  'claim',
  'photo',
] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** Whether the sizes of a photo are made. */
export const PHOTO_STATES = ['processing', 'ready', 'failed'] as const;
export type PhotoState = (typeof PHOTO_STATES)[number];

export const SUGGESTION_STATES = ['open', 'accepted', 'declined'] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

export const DECLINE_REASONS = [
  'not_true',
  'already_so',
  'cannot_check',
  'not_coffee',
  'other',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];
