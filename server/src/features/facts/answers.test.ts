import type {
  AdminCafe,
  AdminCafeCounts,
  Cafe,
  FactAnswer,
  KnownFact,
  ListedCafe,
} from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cafes, factAnswers, rateLimits } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, signUp } from '../../testing/members.ts';
import { ageFacts } from './age-facts.ts';

const DAY_SECONDS = 86_400;
let next = 0;

describe.each(testEngines)('answers about facts on $name', ({ open }) => {
  const opened = useAdminTest(open);
  let id: number;
  let sample: KnownFact;

  beforeEach(async () => {
    id = [...opened.test.services.catalogue.snapshot.cafes.keys()][next++]!;
    const isSample = ({ fact, source }: KnownFact) =>
      fact === 'filterIds' && source?.by === 'sample';
    sample = (await factsOf()).find(isSample)!;
    await db().delete(rateLimits);
  });

  const db = () => opened.test.services.database.db;
  const factsOf = async () =>
    (await openBrowser(opened.test).send('GET', `/api/cafes/${id}`)).json<Cafe>().facts!;
  const now = async ({ fact, option } = sample) =>
    (await factsOf()).find((one) => one.fact === fact && one.option === option)!;
  /** A guest's answer from an address. */
  const answerFrom = (remoteAddress: string, changes: Partial<FactAnswer> = {}) => {
    const { fact, option, mark } = sample;
    const payload = { fact, option, mark, answer: 'yes', ...changes };
    const url = `/api/cafes/${id}/answers`;
    return opened.test.app.inject({ method: 'POST', url, payload, remoteAddress });
  };
  const edit = async (changes: object, admin = opened.admin) => {
    const path = `/api/admin/cafes/${id}`;
    const cafe = (await admin.send('GET', path)).json<AdminCafe>();
    return admin.send('PUT', path, { ...cafe, ...changes });
  };
  const saved = () => db().$count(factAnswers, eq(factAnswers.cafeId, id));

  it('given a thousand times are one, and limited', async () => {
    const statuses = new Set<number>();
    for (let times = 0; times < 61; times++)
      statuses.add((await answerFrom('203.0.113.5')).statusCode);
    expect(statuses).toEqual(new Set([200, 429]));
    expect(await saved()).toBe(1);
    const refused = await answerFrom('203.0.113.5');
    expect(refused.headers['retry-after']).toBe('3600');
    expect(refused.json()).toEqual({
      code: 'RATE_LIMITED',
      text: 'answersUsedUp',
      message: 'Thank you, that’s all we can take for now. Please come back in an hour.',
    });
  });

  it('of admins and of the owner are not limited', async () => {
    const owner = await signUp(opened.test, 'keeper', 'cafe_owner');
    await db().update(cafes).set({ ownerId: owner.user.id }).where(eq(cafes.id, id));
    const { fact, option, mark } = sample;
    const other = [...opened.test.services.catalogue.snapshot.cafes.keys()].at(-1)!;
    const statusesOf = async (browser: typeof owner, cafeId: number) => {
      const statuses = new Set<number>();
      for (let times = 0; times < 61; times++) {
        const body = { fact, option, mark, answer: 'unsure' };
        const sent = await browser.send('POST', `/api/cafes/${cafeId}/answers`, body);
        statuses.add(sent.statusCode);
      }
      return statuses;
    };
    expect(await statusesOf(opened.admin, id)).toEqual(new Set([200]));
    expect(await statusesOf(owner, id)).toEqual(new Set([200]));
    expect(await statusesOf(owner, other)).toContain(429);
  });

  it('about a value that has changed, or that nobody knows, are refused', async () => {
    const stale = { fact: 'website', option: undefined } as const;
    await edit({ website: 'https://a.example' });
    const { mark } = await now({ ...sample, ...stale });
    await edit({ website: 'https://b.example' });
    const refused = await answerFrom('203.0.113.6', { ...stale, mark });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'FACT_CHANGED' }]);
    const phone = await answerFrom('203.0.113.6', { fact: 'phone', mark });
    expect(phone.json()).toMatchObject({ code: 'FACT_CHANGED' });
    expect(await saved()).toBe(0);
    const unknown = await answerFrom('203.0.113.6', { fact: 'colour' as 'phone' });
    expect([unknown.statusCode, unknown.json().code]).toEqual([400, 'INVALID_REQUEST']);
  });

  it('about a price or a position are about the level and the place', async () => {
    const about = async (fact: 'priceLevel' | 'position') => {
      const { mark } = await now({ ...sample, fact, option: undefined });
      return { fact, option: undefined, mark };
    };
    expect((await answerFrom('203.0.113.7', await about('position'))).statusCode).toBe(200);
    await edit({ priceLevel: 2, hasPriceLevel: true });
    const shown = await about('priceLevel');
    expect((await answerFrom('203.0.113.7', { ...shown, answer: 'no' })).statusCode).toBe(200);
    await edit({ priceLevel: 3, hasPriceLevel: true });
    const refused = await answerFrom('203.0.113.7', shown);
    expect(refused.json()).toMatchObject({ code: 'FACT_CHANGED' });
    // What was said of the other level is forgotten, that of the place is not.
    expect(await saved()).toBe(1);
  });

  it('are forgotten when the value changes', async () => {
    await answerFrom('203.0.113.6', { answer: 'no' });
    const { appliedFilters } = (await opened.admin.send('GET', `/api/cafes/${id}`)).json<Cafe>();
    const rest = appliedFilters.flatMap((one) => (one.id === sample.option ? [] : one.id));
    await opened.admin.send('PUT', `/api/admin/cafes/${id}/filters`, { filterIds: rest });
    expect(await saved()).toBe(0);
  });

  it('of robots are thanked and not saved, and drafts have none', async () => {
    const robot = await answerFrom('203.0.113.8', { company: 'Spam Ltd.' });
    expect(robot.statusCode).toBe(200);
    expect(await saved()).toBe(0);
    await opened.admin.send('POST', '/api/admin/cafes/status', { ids: [id], status: 'draft' });
    const draft = await answerFrom('203.0.113.8');
    expect([draft.statusCode, draft.json().code]).toEqual([404, 'CAFE_NOT_FOUND']);
  });

  it('of admins and the owner confirm at once, those of other members do not', async () => {
    const { fact, option, mark } = sample;
    const yes = { fact, option, mark, answer: 'yes' };
    const member = await signUp(opened.test, `member${next}`);
    await member.send('POST', `/api/cafes/${id}/answers`, yes);
    expect((await now()).isConfirmed).toBe(false);
    await opened.admin.send('POST', `/api/cafes/${id}/answers`, yes);
    expect(await now()).toMatchObject({ source: { by: 'admin' }, isConfirmed: true });
    // Somebody says no on the same day: a yes of today is as good as new.
    await answerFrom('203.0.113.10', { answer: 'no' });
    await opened.admin.send('POST', `/api/cafes/${id}/answers`, yes);
    expect(await saved()).toBe(0);
    const trail = await opened.admin.send('GET', `/api/admin/audit?cafeId=${id}`);
    expect(trail.json()).toMatchObject([{ action: 'cafe.checked', actorName: 'curator' }]);
    const values = { ownerId: member.user.id, ownedSince: new Date(), ownerProof: 'code' } as const;
    await db().update(cafes).set(values).where(eq(cafes.id, id));
    await member.send('POST', `/api/cafes/${id}/answers`, yes);
    expect((await now()).source).toMatchObject({ by: 'owner' });
  });

  it('that say no put the cafe into ‘Needs a look’, with the value, until it is confirmed', async () => {
    await opened.admin.send('POST', '/api/admin/cafes/checked', { ids: [id] });
    const look = '/api/admin/cafes?needsLook=true&limit=200';
    const looks = async () =>
      (await opened.admin.send('GET', look)).json<ListedCafe[]>().find((one) => one.id === id);
    const counted = async () =>
      (await opened.admin.send('GET', '/api/admin/cafes/counts?q=')).json<AdminCafeCounts>();
    expect(await looks()).toBeUndefined();
    const before = (await counted()).needsLook;
    await answerFrom('203.0.113.9', { answer: 'no' });
    await answerFrom('203.0.114.9', { answer: 'no' });
    const { fact, option } = sample;
    expect((await looks())?.doubts).toEqual([{ fact, option, count: 2, isOwner: false }]);
    const owner = await signUp(opened.test, 'naysayer', 'cafe_owner');
    await db().update(cafes).set({ ownerId: owner.user.id }).where(eq(cafes.id, id));
    const body = { fact, option, mark: sample.mark, answer: 'no' };
    const said = await owner.send('POST', `/api/cafes/${id}/answers`, body);
    expect(said.json()).toMatchObject({ mayChangeAs: 'owner' });
    expect((await looks())?.doubts).toEqual([{ fact, option, count: 3, isOwner: true }]);
    const byAdmin = await opened.admin.send('POST', `/api/cafes/${id}/answers`, body);
    expect(byAdmin.json()).toMatchObject({ mayChangeAs: 'admin' });
    expect((await counted()).needsLook).toBe(before + 1);
    await opened.admin.send('POST', '/api/admin/cafes/checked', { ids: [id] });
    expect(await looks()).toBeUndefined();
  });

  it('confirm a value once three networks have said yes on three days, and are forgotten then', async () => {
    for (const network of [1, 2]) {
      expect((await answerFrom(`203.0.${network}.7`)).statusCode).toBe(200);
      expect((await now()).isConfirmed).toBe(false);
      opened.test.wait(DAY_SECONDS);
    }
    expect(await saved()).toBe(2);
    const last = await answerFrom('203.0.3.7');
    expect(last.json()).toEqual({ message: 'Thank you. This is confirmed now.' });
    const on = opened.test.services.now().toISOString().slice(0, 10);
    expect(await now()).toMatchObject({ source: { by: 'visitors', on }, isConfirmed: true });
    expect(await saved()).toBe(0);
  });

  it('of one person from many addresses, or of one day, are not enough', async () => {
    for (const host of [1, 2, 3, 4]) {
      await answerFrom(`198.51.100.${host}`);
      await answerFrom(`2001:db8:1:${host}::1`);
      opened.test.wait(DAY_SECONDS);
    }
    expect(await saved()).toBe(2);
    expect((await now()).isConfirmed).toBe(false);
    for (const network of [1, 2, 3]) await answerFrom(`192.0.${network}.1`);
    // Three networks, but two days at most: that of the first two, and today.
    const [first] = await db().select().from(factAnswers).where(eq(factAnswers.cafeId, id));
    await db().update(factAnswers).set({ answeredOn: first!.answeredOn });
    await answerFrom('192.0.9.1', { answer: 'unsure' });
    expect((await now()).isConfirmed).toBe(false);
  });

  it('do not last: a value that was confirmed long ago is unchecked again', async () => {
    // The session of the other one has ended by then.
    const admin = await signUp(opened.test, 'later', 'admin');
    await edit({ openingHours: 'Mo-Su 08:00-17:00' }, admin);
    const hours = { ...sample, fact: 'openingHours', option: undefined } as const;
    expect((await now(hours)).isConfirmed).toBe(true);
    const row = async () => (await db().select().from(cafes).where(eq(cafes.id, id)))[0]!;
    const before = await row();
    opened.test.wait(179 * DAY_SECONDS);
    await ageFacts(opened.test.services);
    expect(await row()).toEqual(before);
    opened.test.wait(2 * DAY_SECONDS);
    await ageFacts(opened.test.services);
    // By the revision all nodes know that they have to read it again.
    const after = await row();
    expect(after.revision).not.toBe(before.revision);
    expect(Date.parse(after.agesOn!)).toBeGreaterThan(opened.test.services.now().getTime());
    await opened.test.services.catalogue.advance();
    await vi.waitFor(async () => expect((await now(hours)).isConfirmed).toBe(false));
  });

  it('that led to nothing are forgotten after a year', async () => {
    await answerFrom('203.0.113.11', { answer: 'no' });
    opened.test.wait(365 * DAY_SECONDS);
    await ageFacts(opened.test.services);
    expect(await saved()).toBe(1);
    opened.test.wait(DAY_SECONDS);
    await ageFacts(opened.test.services);
    expect(await saved()).toBe(0);
  });
});
