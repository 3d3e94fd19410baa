import type {
  AccountExport,
  LikelyDuplicate,
  MySuggestion,
  QueuedSuggestion,
  Suggestion,
} from '@cortado/contract';
import { count, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { cafes, rateLimits, suggestions, suggestionSenders } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, PASSWORD, signUp } from '../../testing/members.ts';

describe.each(testEngines)('telling of cafes on $name', ({ open }) => {
  const opened = useAdminTest(open);
  const cafeAt = (index: number) =>
    [...opened.test.services.catalogue.snapshot.cafes.keys()][index]!;
  const report = (id: number, body: object) =>
    openBrowser(opened.test).send('POST', `/api/cafes/${id}/reports`, body);
  const suggest = (body: object) => openBrowser(opened.test).send('POST', '/api/suggestions', body);
  const queueOf = async (query: string) =>
    (await opened.admin.send('GET', `/api/admin/suggestions?${query}`)).json<QueuedSuggestion[]>();
  // All clients of tests have one address.
  afterEach(async () => {
    const { db } = opened.test.services.database;
    await db.delete(rateLimits);
    await db.delete(suggestions);
  });
  const countAll = async () =>
    (await opened.test.services.database.db.select({ n: count() }).from(suggestions))[0]!.n;

  it('thanks a guest, and saves the report with the proposed and the present values', async () => {
    const id = cafeAt(0);
    const answer = await report(id, { reason: 'details', values: { phone: '617-555-0170' } });
    expect(answer.json()).toEqual({
      message: 'Thank you. An admin will review it before anything changes.',
    });
    const [row] = await queueOf(`cafeId=${id}`);
    expect(row).toMatchObject({ kind: 'details', fields: ['phone'], guests: 1, members: 0 });
    const item = await opened.admin.send('GET', `/api/admin/suggestions/${row!.id}`);
    expect(item.json<Suggestion>()).toMatchObject({
      proposed: { phone: '617-555-0170' },
      now: { phone: opened.test.services.catalogue.snapshot.cafes.get(id)!.phone },
      senders: [{ member: null, note: '' }],
      changes: [],
    });
  });

  it('makes one of equal reports, and counts each sender once', async () => {
    const id = cafeAt(1);
    const lena = await signUp(opened.test, 'lena.ortiz');
    const closed = { reason: 'closed' };
    await report(id, closed);
    await report(id, { ...closed, note: 'The windows are papered over.' });
    await lena.send('POST', `/api/cafes/${id}/reports`, { ...closed, note: 'Gone since May.' });
    await lena.send('POST', `/api/cafes/${id}/reports`, closed);
    const rows = await queueOf(`cafeId=${id}`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: 'closed', fields: ['status'], guests: 1, members: 1 });
    const item = await opened.admin.send('GET', `/api/admin/suggestions/${rows[0]!.id}`);
    expect(item.json<Suggestion>().senders).toMatchObject([
      { member: null, note: 'The windows are papered over.' },
      { member: { username: 'lena.ortiz', accepted: 0 }, note: 'Gone since May.' },
    ]);
  });

  it('takes the same at the same time as one', async () => {
    const id = cafeAt(2);
    await Promise.all(Array.from({ length: 5 }, () => report(id, { reason: 'hours' })));
    expect(await queueOf(`cafeId=${id}`)).toMatchObject([{ guests: 1 }]);
  });

  it('takes five an hour from a client', async () => {
    const before = await countAll();
    const codes: number[] = [];
    for (let n = 0; n < 8; n++) {
      codes.push((await suggest({ name: `Robot ${n}`, address: '1 Main St' })).statusCode);
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect(await countAll()).toBe(before + 5);
  });

  it('counts hours that can’t be read, which cost time to refuse', async () => {
    const openingHours = 'Mo 07:0O-15:00';
    const codes: number[] = [];
    for (let n = 0; n < 3; n++) {
      const values = { openingHours };
      const reported = await report(cafeAt(0), { reason: 'hours', values });
      const suggested = await suggest({ name: 'Robot', address: '1 Main St', openingHours });
      codes.push(reported.statusCode, suggested.statusCode);
    }
    expect(codes).toEqual([400, 400, 400, 400, 400, 429]);
    const last = await report(cafeAt(0), { reason: 'hours', values: { openingHours } });
    expect(last.json()).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('refuses 495 of 500 at once without asking the database', async () => {
    const { database } = opened.test.services;
    await suggest({ name: 'Robot', address: '1 Main St' });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let hold = () => {};
    const isHeld = new Promise<void>((resolve) => (hold = resolve));
    // Nobody can be counted meanwhile.
    const counting = database.inTransaction(async (tx) => {
      await tx.select().from(rateLimits).for('update');
      hold();
      await released;
    });
    await isHeld;
    const codes: number[] = [];
    let atOnce: number[] = [];
    const robots = Array.from({ length: 500 }, async (_, n) => {
      const { statusCode } = await suggest({ name: `Robot ${n}`, address: '1 Main St' });
      codes.push(statusCode);
      if (codes.length !== 495) return;
      atOnce = [...codes];
      release();
    });
    await counting;
    await Promise.all(robots);
    expect(new Set(atOnce)).toEqual(new Set([429]));
  });

  it('thanks a robot that fills in the hidden field, and keeps nothing', async () => {
    const before = await countAll();
    const answer = await suggest({ name: 'Spam', address: '1 Main St', company: 'Spam Inc.' });
    expect(answer.statusCode).toBe(200);
    expect((await report(cafeAt(3), { reason: 'moved', company: 'x' })).statusCode).toBe(200);
    expect(await countAll()).toBe(before);
  });

  it.each([
    [{ reason: 'details', values: { website: 'javascript:alert(1)' } }, 'values.website'],
    [{ reason: 'other' }, 'note'],
    [{ reason: 'other', note: 'x'.repeat(1001) }, 'note'],
    [
      { reason: 'moved', values: { position: { latitude: 91, longitude: 0 } } },
      'values.position.latitude',
    ],
    [{ reason: 'duplicate', duplicateOf: 999_999 }, 'duplicateOf'],
  ])('refuses %j', async (body, field) => {
    const answer = await report(cafeAt(3), body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([field]);
  });

  it('answers 404 for a cafe that is deleted while the report is written', async () => {
    const { database } = opened.test.services;
    const [made] = await database.db
      .insert(cafes)
      .values({
        name: 'Gone',
        address: '1 Main St',
        area: 'Downtown',
        latitude: 42,
        longitude: -71,
        status: 'published',
      })
      .returning();
    await opened.test.services.catalogue.refresh({ kind: 'cafe', id: made!.id });
    // This node has not heard of it yet.
    const { snapshot } = opened.test.services.catalogue;
    expect(snapshot.cafes.has(made!.id)).toBe(true);
    const sent = report(made!.id, { reason: 'closed' });
    await Promise.all([sent, opened.admin.send('DELETE', `/api/admin/cafes/${made!.id}`)]);
    expect([200, 404]).toContain((await sent).statusCode);
    expect((await report(made!.id, { reason: 'closed' })).statusCode).toBe(404);
    // Told before the deletion, it stays with the cafe's name.
    const rows = (await queueOf('kind=closed')).filter(({ name }) => name === 'Gone');
    expect(rows.map(({ cafe }) => cafe)).toEqual((await sent).statusCode === 200 ? [null] : []);
  });

  it('finds the likely duplicates of what is typed', async () => {
    const find = async (query: Record<string, string>) =>
      (
        await openBrowser(opened.test).send(
          'GET',
          `/api/suggestions/duplicates?${new URLSearchParams(query).toString()}`,
        )
      ).json<LikelyDuplicate[]>();
    const cafe = [...opened.test.services.catalogue.snapshot.cafes.values()].find(
      ({ name }) => name === 'Polcari’s Coffee' || name === "Polcari's Coffee",
    )!;
    const [byName] = await find({ name: 'Polcari coffee' });
    expect(byName).toMatchObject({ cafe: { id: cafe.id }, meters: null, hasLikeName: true });
    const here = { lat: cafe.latitude, lng: cafe.longitude };
    const [first] = await find({ name: 'polcaris', address: cafe.address, ...here });
    expect(first).toMatchObject({ cafe: { id: cafe.id }, meters: 0, hasLikeAddress: true });
    const around = await find({ name: 'Something Else Entirely', ...here });
    expect(around[0]).toMatchObject({ cafe: { id: cafe.id }, hasLikeName: false });
    expect(await find({ name: '' })).toEqual([]);
  });

  it('shows members what they have sent, exports it, and deletes it with the account', async () => {
    const devika = await signUp(opened.test, 'devika');
    const sent = {
      name: 'Cafe Landwer',
      address: '1501 Washington St, Boston',
      note: 'Great halva.',
    };
    const answer = await devika.send('POST', '/api/suggestions', sent);
    expect(answer.json()).toMatchObject({ message: expect.stringContaining('your profile') });
    const id = cafeAt(5);
    await devika.send('POST', `/api/cafes/${id}/reports`, { reason: 'moved' });
    await report(id, { reason: 'moved' });
    const mine = (await devika.send('GET', '/api/user/suggestions')).json<MySuggestion[]>();
    expect(mine).toMatchObject([
      { kind: 'moved', state: 'open', cafe: { id } },
      { kind: 'new_cafe', name: 'Cafe Landwer', cafe: null, note: 'Great halva.' },
    ]);
    expect(mine[0]!.ahead).toBe(mine[1]!.ahead! + 1);
    const data = (await devika.send('GET', '/api/user/export')).json<AccountExport>();
    expect(data.suggestions).toMatchObject([
      { cafe: 'Cafe Landwer', note: 'Great halva.', proposed: { name: 'Cafe Landwer' } },
      { kind: 'moved' },
    ]);
    await devika.send('POST', '/api/delete-account', { password: PASSWORD });
    expect(await queueOf('kind=new_cafe')).toEqual([]);
    expect(await queueOf(`cafeId=${id}`)).toMatchObject([{ guests: 1, members: 0 }]);
    const { db } = opened.test.services.database;
    expect(await db.$count(suggestionSenders, eq(suggestionSenders.userId, devika.user.id))).toBe(
      0,
    );
  });
});
