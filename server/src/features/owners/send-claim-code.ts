import { CODE_LENGTH, type ClaimOptions } from '@cortado/contract';
import { lt } from 'drizzle-orm';
import {
  consumeClientLimit,
  consumeLimit,
  rateLimitedError,
} from '../../auth/throttling/rate-limit.ts';
import { AppError } from '../../core/errors.ts';
import { claimCodes } from '../../database/schema.ts';
import type { Executor } from '../../database/open.ts';
import type { MemberContext } from '../../http/route.ts';
import { claimCodeMail } from '../../integrations/mail/messages/claim-code.ts';
import {
  CODE_AGAIN_MS,
  findClaimed,
  hashCode,
  isClaim,
  refuseOwned,
  type Claim,
} from './claims-repository.ts';
import { getClaimOptions } from './get-claim-options.ts';
import { domainOf } from './website-domain.ts';

const VALID_MS = 15 * 60_000;
const DAY_SECONDS = 24 * 3600;
/** What one member, and what one client to a mailbox, may have sent: five tries each of a million codes. */
const BY_MEMBER = { name: 'claim-codes', max: 10, windowSeconds: DAY_SECONDS };
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
  { cafeId, mailbox }: { cafeId: number; mailbox: string },
): Promise<ClaimOptions> {
  const { services, viewer, client } = context;
  const { database, mailer, jobs, now, random, settings } = services;
  const cafe = await findClaimed(database.db, cafeId);
  refuseOwned(cafe, viewer);
  const { domain } = domainOf(cafe.website);
  if (!domain) throw new AppError('NO_DOMAIN');
  const claim = { cafeId, userId: viewer.id };
  const createdAt = now();
  // First, so that what is refused uses up nobody's limit.
  await refuseTooSoon(database.db, claim, createdAt);
  await consumeLimit(services, BY_MEMBER, String(viewer.id));
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
    if (!(await mailer.enqueue(tx, mail, options))) {
      throw new AppError('RATE_LIMITED');
    }
  });
  jobs.notify();
  return getClaimOptions(context, cafeId);
}
