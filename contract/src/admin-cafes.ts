import { z } from 'zod';
import { cafe } from './cafe.ts';
import { rowId } from './endpoint.ts';
import { factsWhere } from './fact-lists.ts';
import { knownFact } from './fact-sources.ts';
import { givenFacts, newCafeTexts } from './fact-schemas.ts';
import { MAX_STATUS_CHANGES } from './limits.ts';
import { pageParams } from './paging.ts';
import * as texts from './texts/admin.ts';
import { MAX_QUERY_LENGTH } from './public-enums.ts';
import { ADMIN_CAFE_SORTS, CAFE_STATUSES, REPORT_REASONS } from './admin-enums.ts';

/** A cafe as admins see it: of any status, its hours as text alone; `area` and `neighborhood` are the same. */
export const adminCafe = cafe
  .omit({ timeZone: true, hours: true, unknownDays: true, exceptions: true, opensAgain: true })
  .extend({
    neighborhood: z.string(),
    /** As worded by its import source. */
    openingHours: z.string(),
    /** Incremented with each change by an admin. */
    version: z.int(),
  });
export type AdminCafe = z.infer<typeof adminCafe>;

/** A cafe of the admins' list. */
export const listedCafe = adminCafe.extend({
  /** Open reports. */
  reports: z.int(),
  reportKinds: z.array(z.enum(REPORT_REASONS)),
  /** The values that somebody says are wrong: how many networks do, and whether the owner is among them. */
  doubts: z.array(
    knownFact.pick({ fact: true, option: true }).extend({ count: z.int(), isOwner: z.boolean() }),
  ),
});
export type ListedCafe = z.infer<typeof listedCafe>;

/** A text that admins search for, whatever its case; '' is in everything. */
export const adminSearch = z.string().trim().max(MAX_QUERY_LENGTH).default('');

/** Which cafes: those whose name, address or area contains a text, and have a status. */
export const adminCafeFilter = z.object({
  q: adminSearch,
  status: z.enum(CAFE_STATUSES).optional(),
  /** Only published cafes that are reported or were not checked for long: the most reported first, whatever `sortBy`. */
  needsLook: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
});
export type AdminCafeFilter = z.output<typeof adminCafeFilter>;

export const adminCafeParams = adminCafeFilter.extend({
  sortBy: z.enum(ADMIN_CAFE_SORTS).default('name'),
  ...pageParams,
});
export type AdminCafeParams = z.output<typeof adminCafeParams>;

/** How many cafes of each status contain a text, and how many of those need review. */
export const adminCafeCounts = z.object({
  draft: z.int(),
  published: z.int(),
  archived: z.int(),
  needsLook: z.int(),
});
export type AdminCafeCounts = z.infer<typeof adminCafeCounts>;

/** Degrees as a number or as text; stored as a number. */
const degrees = (
  messages: Record<'notNumber' | 'outOfRange', string>,
  limit: number,
  missing: string,
) =>
  z
    .union([z.string(), z.number()], missing)
    .transform(String)
    .pipe(
      z
        .string()
        .trim()
        .min(1, missing)
        .regex(/^-?\d+(\.\d+)?$/, messages.notNumber)
        .refine((given) => Math.abs(Number(given)) <= limit, messages.outOfRange),
    )
    .transform(Number);

/** The coordinates of a cafe. @param missing the message for a missing one */
const coordinates = (missing: 'required' | 'notNumber') => ({
  latitude: degrees(texts.cafeLatitude, 90, texts.cafeLatitude[missing]),
  longitude: degrees(texts.cafeLongitude, 180, texts.cafeLongitude[missing]),
});

const {
  name,
  description,
  address,
  position: _position,
  filterIds: _filterIds,
  ...others
} = givenFacts(factsWhere(() => true));

/** The form of a cafe's basic fields. */
export const cafeForm = z.object({
  name,
  description,
  address,
  ...coordinates('required'),
  ...others,
  /** False means the same as a null price level, so that a cafe can be sent back as it was read. */
  hasPriceLevel: z.boolean().optional(),
});
export type CafeForm = z.output<typeof cafeForm>;

/** The form of a new cafe. */
export const newCafeForm = cafeForm.extend({ ...newCafeTexts, ...coordinates('notNumber') });

/** Requests may use `area` instead of `neighborhood`. */
function eitherName(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('area' in body)) return body;
  const { area, ...rest } = body;
  return { neighborhood: area, ...rest };
}

export const newCafe = z.preprocess(eitherName, newCafeForm);
/** Omitted fields stay. The version that was read makes a stale edit fail. */
export const cafeUpdate = z.preprocess(
  eitherName,
  cafeForm.extend({ version: z.int().optional() }),
);

export const cafeStatusChange = z.object({ status: z.enum(CAFE_STATUSES) });

/** Sets one status for many cafes. */
export const cafeStatusesChange = z.object({
  ids: z.array(rowId).min(1, texts.noCafe).max(MAX_STATUS_CHANGES),
  status: z.enum(CAFE_STATUSES),
});
export const cafeStatusesChanged = z.object({
  changed: z.int(),
  /** Those that could not be changed, and why. */
  problems: z.array(z.object({ id: z.int(), name: z.string(), message: z.string() })),
});
/** The cafes whose facts an admin has confirmed. */
export const checkedCafes = z.object({
  ids: z.array(rowId).min(1, texts.noCafe).max(MAX_STATUS_CHANGES),
});
export const cafesChecked = z.object({
  checked: z.int(),
  /** ISO 8601, UTC. */
  checkedAt: z.string(),
});
export type CafesChecked = z.infer<typeof cafesChecked>;
export type CafeStatusesChanged = z.infer<typeof cafeStatusesChanged>;

/** Accepts `filter_option_ids` or `filterIds`. */
export const cafeFilterIds = z
  .object({
    filter_option_ids: z.array(rowId).max(1000).optional(),
    filterIds: z.array(rowId).max(1000).optional(),
  })
  .refine((body) => body.filter_option_ids !== undefined || body.filterIds !== undefined, {
    path: ['filterIds'],
    message: texts.noOption,
  })
  .transform((body) => [...new Set(body.filter_option_ids ?? body.filterIds)]);

/** Filters to add, at least one. */
export const addedFilterIds = cafeFilterIds.refine((ids) => ids.length > 0, {
  path: ['filterIds'],
  message: texts.noOption,
});
