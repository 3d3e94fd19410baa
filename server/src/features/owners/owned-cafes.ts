import {
  type CafeFact,
  type CafeFacts,
  factRow,
  FACTS,
  type MissingFact,
  type OwnedCafe,
} from '@cortado/contract';
import { OWNER_REPORTS } from '@cortado/contract/admin-enums';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { DAY_MS } from '../../core/durations.ts';
import { AppError } from '../../core/errors.ts';
import { cafes, suggestions, suggestionSenders } from '../../database/schema.ts';
import { authoriseOwner } from '../../http/authorise.ts';
import type { InputOf, MemberContext } from '../../http/route.ts';
import { differingFields, factsOf, fieldsOf, pickFacts } from '../cafes/cafe-facts.ts';
import { lockCafe } from '../cafes/cafe-record.ts';
import { readCafes, type StoredCafe } from '../cafes/catalogue-source.ts';
import { changeFacts } from '../cafes/change-facts.ts';
import { adminCafePresenter } from '../cafes/admin-cafes.ts';
import { saveSuggestion } from '../suggestions/save-suggestion.ts';
import { domainOf } from './website-domain.ts';

/** What a page lacks that visitors look for; facts that were not checked for so many days are to be. */
function missingFacts(
  { cafe }: StoredCafe,
  { now, checkAfterDays }: { now: Date; checkAfterDays: number },
): MissingFact[] {
  const age = now.getTime() - (cafe.checkedAt === null ? 0 : Date.parse(cafe.checkedAt));
  const lacks: Record<MissingFact, boolean> = {
    photo: cafe.imageUrl === null && cafe.photos === null,
    hours: cafe.openingHours === '',
    checked: age > checkAfterDays * DAY_MS,
    description: cafe.description.trim().length < FACTS.description.least,
    features: cafe.filterOptionIds.length === 0,
    website: cafe.website === '',
    phone: cafe.phone === '',
  };
  return (Object.keys(lacks) as MissingFact[]).filter((fact) => lacks[fact]);
}

type OpenSuggestions = Pick<OwnedCafe, 'waiting' | 'reports'>;

/** What waits for an admin of each of the member's cafes: their own changes, and what others report. */
async function openSuggestionsOf({
  services: { database },
  viewer,
}: MemberContext): Promise<(cafeId: number) => OpenSuggestions> {
  const rows = await database.db
    .select({
      id: suggestions.id,
      cafeId: suggestions.cafeId,
      kind: suggestions.kind,
      proposed: suggestions.proposed,
      senders: sql<number>`count(*)::int`,
      members: sql<number>`count(${suggestionSenders.userId})::int`,
      notes: sql<
        string[]
      >`coalesce(json_agg(${suggestionSenders.note} order by ${suggestionSenders.id})
        filter (where ${suggestionSenders.note} <> ''), '[]')`,
    })
    .from(suggestions)
    .innerJoin(cafes, eq(cafes.id, suggestions.cafeId))
    .innerJoin(suggestionSenders, eq(suggestionSenders.suggestionId, suggestions.id))
    .where(
      and(
        eq(cafes.ownerId, viewer.id),
        eq(suggestions.state, 'open'),
        or(
          inArray(suggestions.kind, [...OWNER_REPORTS]),
          and(eq(suggestions.kind, 'owner_change'), eq(suggestionSenders.userId, viewer.id)),
        ),
      ),
    )
    .groupBy(suggestions.id)
    .orderBy(suggestions.id);
  return (cafeId) => {
    const own = rows.filter((row) => row.cafeId === cafeId);
    const changes = own.filter(({ kind }) => kind === 'owner_change');
    return {
      waiting: [...new Set(changes.flatMap(({ proposed }) => fieldsOf(proposed)))],
      reports: own.flatMap(({ id, kind, proposed, senders, members, notes }) => {
        const report = OWNER_REPORTS.find((one) => one === kind);
        const summary = { id, proposed, notes, guests: senders - members, members };
        return report ? [{ kind: report, ...summary }] : [];
      }),
    };
  };
}

/** The member's own cafes of any status with what is missing, or those of them that match; who misses most comes first. */
export async function listOwnedCafes(context: MemberContext, where?: SQL): Promise<OwnedCafe[]> {
  const { services, viewer } = context;
  const { database, catalogue, settings, now } = services;
  const stored = await readCafes(database.db, and(eq(cafes.ownerId, viewer.id), where));
  const openOf = await openSuggestionsOf(context);
  const present = adminCafePresenter(catalogue.snapshot.categories);
  const needs = { now: now(), checkAfterDays: settings.CHECK_AFTER_DAYS };
  return stored
    .map((one) => ({
      cafe: present(one),
      missing: missingFacts(one, needs),
      ...openOf(one.cafe.id),
    }))
    .toSorted((a, b) => b.missing.length - a.missing.length || a.cafe.id - b.cafe.id);
}

/** A website at another domain waits for an admin, or who has proven one domain could lead visitors to any other. */
function isAtOnce(field: CafeFact, facts: CafeFacts, current: CafeFacts): boolean {
  if (field !== 'website') return factRow(field).owner === 'at once';
  const { domain } = domainOf(current.website ?? '');
  return domain === null || domainOf(facts.website ?? '').domain === domain;
}

/**
 * Changes what an owner may change at once; what they may not is put in the admins' queue. Both in one transaction.
 * @throws AppError CAFE_NOT_FOUND, NOT_YOUR_CAFE also if it was taken from them meanwhile, STALE_EDIT, or INVALID_REQUEST
 */
export async function editOwnedCafe(
  context: MemberContext,
  { params: { id }, body }: InputOf<'editOwnedCafe'>,
): Promise<OwnedCafe> {
  const { version, isChecked, ...facts } = body;
  const { database, catalogue, now } = context.services;
  await database.inTransaction(async (tx) => {
    const stored = await lockCafe(tx, id);
    authoriseOwner(context.viewer, stored.ownerId);
    if (version !== stored.version) throw new AppError('STALE_EDIT');
    const current = factsOf(stored);
    const changed = differingFields(facts, current);
    const atOnce = changed.filter((field) => isAtOnce(field, facts, current));
    const waiting = changed.filter((field) => !atOnce.includes(field));
    const checked = isChecked && { checkedAt: now() };
    const known = { ...pickFacts(facts, atOnce), ...checked };
    await changeFacts(tx, context, stored, { ...known, by: 'owner' });
    if (waiting.length === 0) return;
    const proposed = pickFacts(facts, waiting);
    const before = pickFacts(current, waiting);
    const { name } = stored.cafe;
    const change = { cafeId: id, name, proposed, before, note: '' };
    await saveSuggestion(tx, context, { kind: 'owner_change', ...change });
  });
  await catalogue.refresh({ kind: 'cafe', id });
  const [edited] = await listOwnedCafes(context, eq(cafes.id, id));
  // It was taken from them right after the change.
  if (!edited) throw new AppError('NOT_YOUR_CAFE');
  return edited;
}
