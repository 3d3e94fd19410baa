import {
  type ClaimOptions,
  CODE_LENGTH,
  type ConfirmedClaim,
  MAX_CODE_TRIES,
} from '@cortado/contract';
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm';
import type { Member } from '../../auth/sessions/session-cache.ts';
import { hashToken, isSameSecret } from '../../auth/sessions/session-token.ts';
import {
  consumeClientLimit,
  consumeLimit,
  countAttempt,
  rateLimitedError,
} from '../../auth/throttling/rate-limit.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError, fieldError } from '../../core/errors.ts';
import type { Executor, Tx } from '../../database/open.ts';
import { cafes, claimCodes, suggestions, suggestionSenders, users } from '../../database/schema.ts';
import type { InputOf, MemberContext } from '../../http/route.ts';
import type { Services } from '../../http/services.ts';
import { cafeOwnedMail, claimCodeMail } from '../../integrations/mail/messages/cafe-mails.ts';
import { findCurrentUser } from '../accounts/users-repository.ts';
import { findCafe } from '../cafes/catalogue-view.ts';
import { setOwner } from '../cafes/set-owner.ts';
import { saveSuggestion } from '../suggestions/save-suggestion.ts';
import { doubtsOf, OF_ALL, WRONG_CODES, type ClaimedCafe } from './claim-doubts.ts';
import * as texts from './texts.ts';
import { domainOf } from './website-domain.ts';

/** Identifies a member's claim of a cafe. */
interface Claim {
  cafeId: number;
  userId: number;
}

/** After how long another code can be requested. */
const CODE_AGAIN_MS = 60_000;

const isClaim = ({ cafeId, userId }: Claim) =>
  and(eq(claimCodes.cafeId, cafeId), eq(claimCodes.userId, userId));

/** Six digits can be guessed from a bare hash, those of one claim not for another one. */
const hashCode = ({ cafeId, userId }: Claim, code: string): string =>
  hashToken(`${cafeId} ${userId} ${code}`);

/** A published cafe, as it is in the database. @throws AppError CAFE_NOT_FOUND */
async function findClaimed(db: Executor, id: number): Promise<ClaimedCafe> {
  const [cafe] = await db
    .select({ id: cafes.id, name: cafes.name, website: cafes.website, ownerId: cafes.ownerId })
    .from(cafes)
    .where(and(eq(cafes.id, id), eq(cafes.status, 'published')));
  if (!cafe) throw new AppError('CAFE_NOT_FOUND');
  return cafe;
}

/** @throws AppError ALREADY_OWNED by somebody, the member included */
function refuseOwned({ ownerId }: Pick<ClaimedCafe, 'ownerId'>, viewer: Member): void {
  if (ownerId === null) return;
  throw new AppError('ALREADY_OWNED', ownerId === viewer.id ? wordError('ownedByYou') : {});
}

/**
 * How the member can prove that a published cafe is theirs, and what they have done for it.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function getClaimOptions(
  context: MemberContext,
  { params: { id: cafeId } }: Pick<InputOf<'getClaimOptions'>, 'params'>,
): Promise<ClaimOptions> {
  const { services, viewer } = context;
  const { database, catalogue, now } = services;
  const cafe = findCafe(catalogue, cafeId);
  const { ownerId, website } = await findClaimed(database.db, cafeId);
  const claim = { cafeId, userId: viewer.id };
  const [code] = await database.db.select().from(claimCodes).where(isClaim(claim));
  const [requested] = await database.db
    .select({ id: suggestions.id })
    .from(suggestions)
    .innerJoin(suggestionSenders, eq(suggestionSenders.suggestionId, suggestions.id))
    .where(
      and(
        eq(suggestions.cafeId, cafeId),
        eq(suggestions.kind, 'claim'),
        eq(suggestions.state, 'open'),
        eq(suggestionSenders.userId, viewer.id),
      ),
    )
    .limit(1);
  const isValid = code && code.expiresAt > now() && code.tries < MAX_CODE_TRIES;
  const next = new Date((code?.createdAt.getTime() ?? 0) + CODE_AGAIN_MS);
  return {
    cafe,
    isMine: ownerId === viewer.id,
    ...domainOf(website),
    sentTo: isValid ? code.sentTo : null,
    sentUntil: isValid ? code.expiresAt.toISOString() : null,
    nextCodeAt: next > now() ? next.toISOString() : null,
    isRequested: requested !== undefined,
  };
}

const VALID_MS = 15 * 60_000;
const DAY_SECONDS = 24 * 3600;
/** What one member, and what one client to a mailbox, may have sent: five tries each of a million codes. */
const CODES_BY_MEMBER = { name: 'claim-codes', max: 10, windowSeconds: DAY_SECONDS };
const OF_MAILBOX = { name: 'claim-codes-of-mailbox', max: 20, windowSeconds: DAY_SECONDS };

function makeCode(random: (bytes: number) => Buffer): string {
  const number = random(4).readUInt32BE() % 10 ** CODE_LENGTH;
  return String(number).padStart(CODE_LENGTH, '0');
}

/** @throws AppError RATE_LIMITED within a minute of the last code */
async function refuseTooSoon(db: Executor, claim: Claim, now: Date): Promise<void> {
  const [last] = await db.select().from(claimCodes).where(isClaim(claim)).for('update');
  const next = new Date((last?.createdAt.getTime() ?? 0) + CODE_AGAIN_MS);
  if (next > now) throw rateLimitedError(next, now);
}

/**
 * Mails a code to a mailbox at the domain of the cafe's website; it takes the place of an older one.
 * @throws AppError CAFE_NOT_FOUND, ALREADY_OWNED, NO_DOMAIN, or RATE_LIMITED within a minute of the last one
 */
export async function sendClaimCode(
  context: MemberContext,
  { params, body: { mailbox } }: InputOf<'sendClaimCode'>,
): Promise<ClaimOptions> {
  const { services, viewer, client } = context;
  const { database, mailer, jobs, now, random, settings } = services;
  const { id: cafeId } = params;
  const cafe = await findClaimed(database.db, cafeId);
  refuseOwned(cafe, viewer);
  const { domain } = domainOf(cafe.website);
  if (!domain) throw new AppError('NO_DOMAIN');
  const claim = { cafeId, userId: viewer.id };
  const createdAt = now();
  // First, so that what is refused uses up nobody's limit.
  await refuseTooSoon(database.db, claim, createdAt);
  await consumeLimit(services, CODES_BY_MEMBER, String(viewer.id));
  const subject = `${cafeId}\n${mailbox}`;
  await consumeClientLimit(services, OF_MAILBOX, { ip: client.ip, subject });
  const expiresAt = new Date(createdAt.getTime() + VALID_MS);
  const code = makeCode(random);
  const sentTo = `${mailbox}@${domain}`;
  const given = { codeHash: hashCode(claim, code), sentTo, tries: 0, expiresAt, createdAt };
  await database.inTransaction(async (tx) => {
    await tx.delete(claimCodes).where(lt(claimCodes.expiresAt, createdAt));
    await refuseTooSoon(tx, claim, createdAt);
    await tx
      .insert(claimCodes)
      .values({ ...claim, ...given })
      .onConflictDoUpdate({ target: [claimCodes.cafeId, claimCodes.userId], set: given });
    const mail = claimCodeMail(sentTo, { code, cafe: cafe.name, site: settings.APP_URL });
    const options = { userId: viewer.id, expiresAt, isSecret: true };
    if (!(await mailer.enqueue(tx, mail, options))) throw new AppError('RATE_LIMITED');
  });
  jobs.notify();
  return getClaimOptions(context, { params });
}

const REQUESTS_BY_MEMBER = { name: 'claims', max: 5, windowSeconds: 3600 };

/** A member's claim, for the admins' queue. */
const claimOf = ({ id, name }: ClaimedCafe, note: string) => ({
  kind: 'claim' as const,
  cafeId: id,
  name,
  proposed: {},
  before: {},
  note,
});

/**
 * Asks the admins to make the member the owner of a cafe.
 * @throws AppError CAFE_NOT_FOUND, ALREADY_OWNED or RATE_LIMITED
 */
export async function requestClaim(
  context: MemberContext,
  { params, body: { note } }: InputOf<'requestClaim'>,
): Promise<{ message: string }> {
  const { services, viewer } = context;
  await consumeLimit(services, REQUESTS_BY_MEMBER, String(viewer.id));
  await services.database.inTransaction(async (tx) => {
    const cafe = await findClaimed(tx, params.id);
    refuseOwned(cafe, viewer);
    await saveSuggestion(tx, context, claimOf(cafe, note));
  });
  const { emailConfirmedAt } = await findCurrentUser(context);
  return { message: emailConfirmedAt ? texts.requested : texts.requestedUnconfirmed };
}

/** Queues a mail to each admin about an owner whom no admin has seen. */
async function notifyAdmins(
  tx: Tx,
  { mailer, settings }: Services,
  { owner, cafe, sentTo }: { owner: string; cafe: { id: number; name: string }; sentTo: string },
): Promise<void> {
  const admins = await tx
    .select({ userId: users.id, email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNotNull(users.emailConfirmedAt)))
    .orderBy(users.id);
  const url = `${settings.APP_URL}/admin/cafes/${cafe.id}`;
  const owned = { owner, cafe: cafe.name, sentTo, url };
  for (const { userId, ...admin } of admins) {
    await mailer.enqueue(tx, cafeOwnedMail(admin, owned), { userId, kind: 'notice' });
  }
}

/**
 * Counts a try before the code is compared, so that many at once get no more of them.
 * @returns the address that the right code was sent to
 * @throws AppError WRONG_CODE or CODE_EXPIRED
 */
async function tryCode({ services }: MemberContext, claim: Claim, code: string): Promise<string> {
  const { database, now } = services;
  const [row] = await database.db
    .update(claimCodes)
    .set({ tries: sql`${claimCodes.tries} + 1` })
    .where(
      and(isClaim(claim), lt(claimCodes.tries, MAX_CODE_TRIES), gt(claimCodes.expiresAt, now())),
    )
    .returning();
  if (!row) throw fieldError('code', 'CODE_EXPIRED');
  if (isSameSecret(row.codeHash, hashCode(claim, code))) return row.sentTo;
  await countAttempt(services, WRONG_CODES, OF_ALL);
  const left = MAX_CODE_TRIES - row.tries;
  if (left === 0) throw fieldError('code', 'CODE_EXPIRED', wordError('codeNoTryLeft'));
  throw fieldError('code', 'WRONG_CODE', wordError('codeTriesLeft', { left }));
}

/**
 * Takes the code that was mailed: the member is the owner, or where it does not prove enough an admin decides.
 * @throws AppError CAFE_NOT_FOUND, ALREADY_OWNED, WRONG_CODE, or CODE_EXPIRED: also after five tries, or if the website is
 *   another one by now
 */
export async function confirmClaim(
  context: MemberContext,
  { params: { id: cafeId }, body: { code } }: InputOf<'confirmClaim'>,
): Promise<ConfirmedClaim> {
  const { services, viewer } = context;
  const { database, catalogue, jobs } = services;
  refuseOwned(await findClaimed(database.db, cafeId), viewer);
  const claim = { cafeId, userId: viewer.id };
  const sentTo = await tryCode(context, claim, code);
  const isOwner = await database.inTransaction(async (tx) => {
    const cafe = await findClaimed(tx, cafeId);
    if (!sentTo.endsWith(`@${domainOf(cafe.website).domain}`)) throw new AppError('CODE_EXPIRED');
    const doubts = await doubtsOf(tx, context, cafe, sentTo);
    if (doubts.length > 0) {
      refuseOwned(cafe, viewer);
      await saveSuggestion(tx, context, { ...claimOf(cafe, ''), proof: { sentTo, doubts } });
      await tx.delete(claimCodes).where(isClaim(claim));
      return false;
    }
    const owner = await setOwner(tx, context, cafeId, { userId: viewer.id, proof: 'code' });
    await tx.delete(claimCodes).where(eq(claimCodes.cafeId, cafeId));
    await notifyAdmins(tx, services, { owner, cafe, sentTo });
    return true;
  });
  if (!isOwner) return { message: texts.noted, isOwner };
  jobs.notify();
  await catalogue.refresh({ kind: 'cafe', id: cafeId });
  return { message: texts.owned, isOwner };
}
