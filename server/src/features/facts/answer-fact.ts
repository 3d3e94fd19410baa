import { isIPv4 } from 'node:net';
import { sourceKey, type FactAnswer } from '@cortado/contract';
import { and, count, countDistinct, eq, sql } from 'drizzle-orm';
import { clientNetworks } from '../../auth/throttling/client-network.ts';
import { consumeClientLimit, limitKey } from '../../auth/throttling/rate-limit.ts';
import { presentFacts } from '../../catalogue/documents/known-facts.ts';
import { wordError } from '../../core/error-texts.ts';
import { AppError } from '../../core/errors.ts';
import type { Tx } from '../../database/open.ts';
import { cafes, factAnswers } from '../../database/schema.ts';
import type { Context, InputOf } from '../../http/route.ts';
import { lockCafe } from '../cafes/cafe-record.ts';
import type { StoredCafe } from '../cafes/catalogue-source.ts';
import { changeCafe, forgetAnswers } from '../cafes/change-facts.ts';
import {
  dayOf,
  OWNER_ANSWER,
  sourceColumns,
  sourceOn,
  sourcesOfCheck,
} from '../cafes/fact-sources.ts';
import * as texts from './texts.ts';

const BY_GUESTS = {
  name: 'fact answers',
  max: 60,
  windowSeconds: 3600,
  says: wordError('answersUsedUp'),
};
/** From so many networks, and on so many days, a yes has to come. */
const AGREEING = 3;

/** The same for all who share a network: of an IPv4 address 256, for one provider's customers change theirs often. */
function networkKeyOf(ip: string): string {
  const network = isIPv4(ip) ? ip.split('.').slice(0, 3).join('.') : clientNetworks(ip).at(-1)!;
  return limitKey('network of fact answers', network);
}

/** @throws AppError FACT_CHANGED if the cafe has no such value any more */
function refuseOutdated({ cafe }: StoredCafe, about: FactAnswer): void {
  const key = sourceKey(about);
  const now = presentFacts(cafe, cafe).find((one) => sourceKey(one) === key);
  if (now?.mark !== about.mark) throw new AppError('FACT_CHANGED');
}

/** Saves an answer; a later one from the same network replaces it. */
async function saveAnswer(
  tx: Tx,
  cafeId: number,
  fact: string,
  answer: Omit<typeof factAnswers.$inferInsert, 'cafeId' | 'fact'>,
): Promise<void> {
  const { answer: said, mark } = answer;
  await tx
    .insert(factAnswers)
    .values({ cafeId, fact, ...answer })
    .onConflictDoUpdate({
      target: [factAnswers.cafeId, factAnswers.fact, factAnswers.networkKey],
      set: answer,
      // The same answer again, on another day, is that of the first one.
      setWhere: sql`(${factAnswers.answer}, ${factAnswers.mark}) <> (${said}, ${mark})`,
    });
}

/** Whether enough visitors say that a value is right. */
async function isAgreed(tx: Tx, cafeId: number, fact: string, mark: string): Promise<boolean> {
  const [yes] = await tx
    .select({ networks: count(), days: countDistinct(factAnswers.answeredOn) })
    .from(factAnswers)
    .where(
      and(
        eq(factAnswers.cafeId, cafeId),
        eq(factAnswers.fact, fact),
        eq(factAnswers.mark, mark),
        eq(factAnswers.answer, 'yes'),
      ),
    );
  return yes!.networks >= AGREEING && yes!.days >= AGREEING;
}

/** A value is confirmed by visitors. No account did it, so the audit trail has nothing of it. */
async function confirmByVisitors(tx: Tx, { cafe }: StoredCafe, fact: string, now: Date) {
  const sources = { ...cafe.sources, [fact]: sourceOn(now, 'visitors') };
  await tx.update(cafes).set(sourceColumns(sources, now)).where(eq(cafes.id, cafe.id));
  await forgetAnswers(tx, cafe.id, [fact]);
}

/** Whether the viewer is an admin or owns the cafe. */
async function isInCharge({ services, viewer }: Context, cafeId: number): Promise<boolean> {
  if (viewer?.role !== 'cafe_owner') return viewer?.role === 'admin';
  const isTheirs = and(eq(cafes.id, cafeId), eq(cafes.ownerId, viewer.id));
  return (await services.database.db.$count(cafes, isTheirs)) > 0;
}

/**
 * What somebody says about a shown value of a published cafe. A yes of an admin or its owner confirms it at once.
 * @throws AppError CAFE_NOT_FOUND, FACT_CHANGED if it is another value by now, or RATE_LIMITED
 */
export async function answerFact(
  context: Context,
  { params: { id }, body }: InputOf<'answerFact'>,
): Promise<{ message: string; mayChangeAs?: 'admin' | 'owner' }> {
  const { services, viewer, client } = context;
  const { database, catalogue } = services;
  if (!(await isInCharge(context, id))) await consumeClientLimit(services, BY_GUESTS, client);
  if (body.company) return { message: texts.thanks[body.answer] };
  const now = services.now();
  const key = sourceKey(body);
  const { answer, mark } = body;
  const outcome = await database.inTransaction(async (tx) => {
    const stored = await lockCafe(tx, id);
    if (stored.status !== 'published') throw new AppError('CAFE_NOT_FOUND');
    refuseOutdated(stored, body);
    const isOwner = viewer !== null && viewer.id === stored.ownerId;
    const inCharge = isOwner ? 'owner' : viewer?.role === 'admin' ? 'admin' : null;
    if (answer === 'yes' && viewer && inCharge) {
      const source = sourcesOfCheck(stored.cafe, sourceOn(now, inCharge))[key]!;
      await changeCafe(tx, { ...context, viewer }, stored, { sources: { [key]: source } });
      return 'confirmed';
    }
    await saveAnswer(tx, id, key, {
      networkKey: isOwner ? OWNER_ANSWER : networkKeyOf(client.ip),
      mark,
      answer,
      answeredOn: dayOf(now),
    });
    if (answer === 'no') return inCharge;
    if (answer !== 'yes' || !(await isAgreed(tx, id, key, mark))) return null;
    await confirmByVisitors(tx, stored, key, now);
    return 'confirmed';
  });
  if (outcome !== 'confirmed')
    return { message: texts.thanks[answer], ...(outcome && { mayChangeAs: outcome }) };
  await catalogue.refresh({ kind: 'cafe', id });
  return { message: texts.confirmed };
}
