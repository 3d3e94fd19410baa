import type {
  AuditEntry,
  CafeOwner,
  ErrorAnswer,
  OwnedCafe,
  QueuedSuggestion,
} from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cafes } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { openBrowser, signUp, type TestMember } from '../../testing/members.ts';

let tests = 0;

describe.each(testEngines)('an owner on $name', ({ open }) => {
  const opened = useAdminTest(open);
  let owner: TestMember;
  let id: number;
  let otherId: number;

  const own = async (member: TestMember, cafeId: number) => {
    const { database, sessionCache } = opened.test.services;
    await database.db
      .update(cafes)
      .set({ ownerId: member.user.id, ownedSince: new Date(), ownerProof: 'code' })
      .where(eq(cafes.id, cafeId));
    sessionCache.forget(member.user.id);
  };
  const edit = (body: object, { who = owner, cafeId = id } = {}) =>
    who.send('PUT', `/api/owner/cafes/${cafeId}`, body);
  const mine = async (who = owner) =>
    (await who.send('GET', '/api/owner/cafes')).json<OwnedCafe[]>();
  const version = async () => (await mine())[0]!.cafe.version;

  beforeEach(async () => {
    const ids = [...opened.test.services.catalogue.snapshot.cafes.keys()];
    [id, otherId] = [ids[tests * 2]!, ids[tests * 2 + 1]!];
    owner = await signUp(opened.test, `owner${tests++}`, 'cafe_owner');
    await own(owner, id);
  });

  it('sees their cafes with what is missing, and nobody else’s', async () => {
    const stranger = await signUp(opened.test, `stranger${tests}`);
    await own(stranger, otherId);
    const [cafe, ...others] = await mine();
    expect(others).toEqual([]);
    expect(cafe).toMatchObject({ cafe: { id }, waiting: [], reports: [] });
    expect(cafe!.missing).toContain('hours');
    expect(cafe!.missing).toContain('checked');
    await edit({ version: cafe!.cafe.version, openingHours: 'Mo-Fr 07:00-18:00', isChecked: true });
    const [after] = await mine();
    expect(after!.missing).not.toContain('hours');
    expect(after!.missing).not.toContain('checked');
    const { database } = opened.test.services;
    const checkedAt = new Date('2025-11-30T00:00:00Z');
    await database.db.update(cafes).set({ checkedAt }).where(eq(cafes.id, id));
    expect((await mine())[0]!.missing).toContain('checked');
  });

  it('changes what visitors see at once, audited, and asks for name and address', async () => {
    const [{ cafe }] = (await mine()) as [OwnedCafe];
    const answer = await edit({
      version: cafe.version,
      phone: '617-555-0199',
      description: 'Slow coffee by the window, roasted next door.',
      name: 'Another Name',
      address: cafe.address,
    });
    expect(answer.json<OwnedCafe>()).toMatchObject({
      cafe: { name: cafe.name, phone: '617-555-0199', version: cafe.version + 1 },
      waiting: ['name'],
    });
    const shown = await openBrowser(opened.test).send('GET', `/api/cafes/${id}`);
    expect(shown.json()).toMatchObject({ phone: '617-555-0199', name: cafe.name, hasOwner: true });
    const [entry] = (await opened.admin.send('GET', `/api/admin/audit?cafeId=${id}`)).json<
      AuditEntry[]
    >();
    expect(entry).toMatchObject({
      action: 'cafe.updated',
      actorName: owner.user.username,
      after: { phone: '617-555-0199' },
    });
    const queue = await opened.admin.send('GET', `/api/admin/suggestions?cafeId=${id}`);
    const [asked, ...more] = queue.json<QueuedSuggestion[]>();
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      kind: 'owner_change',
      fields: ['name'],
      memberName: owner.user.username,
    });
    await opened.admin.send('POST', `/api/admin/suggestions/${asked!.id}/accept`, {
      fields: ['name'],
      version: cafe.version + 1,
    });
    expect((await mine())[0]).toMatchObject({ cafe: { name: 'Another Name' }, waiting: [] });
  });

  it('sees what others report of it, without who, but not what is for the admins alone', async () => {
    const [guest, mara] = [openBrowser(opened.test), await signUp(opened.test, `mara${tests}`)];
    const report = (who: typeof guest, body: object) =>
      who.send('POST', `/api/cafes/${id}/reports`, body);
    const values = { openingHours: 'Mo-Su 08:00-17:00' };
    await report(guest, { reason: 'hours', note: 'Locked at five.', values });
    await report(mara, { reason: 'hours', note: 'Closed early.', values });
    await report(mara, { reason: 'other', note: 'Somebody else owns it now.' });
    await report(mara, { reason: 'closed' });
    const [{ reports, waiting, cafe }] = (await mine()) as [OwnedCafe];
    expect(reports).toMatchObject([
      { kind: 'hours', guests: 1, members: 1, notes: ['Locked at five.', 'Closed early.'], proposed: values }, // prettier-ignore
      { kind: 'closed', guests: 0, members: 1, notes: [] },
    ]);
    expect(JSON.stringify(reports)).not.toContain('mara');
    expect(waiting).toEqual([]);
    await opened.admin.send('POST', `/api/admin/suggestions/${reports[0]!.id}/accept`, {
      fields: ['openingHours'],
      version: cafe.version,
    });
    expect((await mine())[0]!.reports.map(({ kind }) => kind)).toEqual(['closed']);
  });

  it('asks for a website at another domain, and changes any other at once', async () => {
    const save = async (website: string) => {
      const answer = await edit({ version: await version(), website });
      const { cafe, waiting } = answer.json<OwnedCafe>();
      return [cafe.website, waiting];
    };
    const { database } = opened.test.services;
    await database.db.update(cafes).set({ website: '' }).where(eq(cafes.id, id));
    const first = `https://instagram.com/owned${tests}`;
    expect(await save(first)).toEqual([first, []]);
    expect(await save('https://own.example')).toEqual(['https://own.example', []]);
    const page = 'https://cafe.own.example/menu';
    expect(await save(page)).toEqual([page, []]);
    for (const other of ['https://evil-phish.example/', first, '']) {
      expect(await save(other)).toEqual([page, ['website']]);
    }
    const shown = await openBrowser(opened.test).send('GET', `/api/cafes/${id}`);
    expect(shown.json()).toMatchObject({ website: page });
  });

  it('refuses an edit where somebody else has changed the cafe meanwhile, and writes nothing', async () => {
    const stale = await version();
    await edit({ version: stale, phone: '617-555-0101' });
    const answer = await edit({ version: stale, phone: '617-555-0102', name: 'Not Asked' });
    expect(answer.json<ErrorAnswer>().code).toBe('STALE_EDIT');
    expect((await mine())[0]).toMatchObject({ cafe: { phone: '617-555-0101' }, waiting: [] });
  });

  it.each([
    [{ website: 'javascript:alert(1)' }, 'website'],
    [{ openingHours: 'Mo-Fr whenever' }, 'openingHours'],
    [{ description: '' }, 'description'],
  ])('cannot save %o', async (values, field) => {
    const answer = await edit({ version: await version(), ...values });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorAnswer>().fields).toHaveProperty(field);
  });

  it('loses a cafe while editing it', async () => {
    const read = await version();
    const known = await opened.admin.send('GET', `/api/admin/cafes/${id}/owner`);
    expect(known.json<{ owner: CafeOwner }>().owner).toMatchObject({
      username: owner.user.username,
      proof: 'code',
    });
    await opened.admin.send('DELETE', `/api/admin/cafes/${id}/owner`);
    const answer = await edit({ version: read, phone: '617-555-0103' });
    expect([answer.statusCode, answer.json<ErrorAnswer>().code]).toEqual([403, 'NOT_YOUR_CAFE']);
    expect(await mine()).toEqual([]);
    expect((await owner.send('GET', '/api/user')).json()).toMatchObject({ role: 'user' });
    const none = await opened.admin.send('GET', `/api/admin/cafes/${id}/owner`);
    expect(none.json()).toEqual({ owner: null });
    expect((await opened.admin.send('DELETE', `/api/admin/cafes/${id}/owner`)).statusCode).toBe(
      200,
    );
  });

  it('keeps the role while they have another cafe', async () => {
    await own(owner, otherId);
    await opened.admin.send('DELETE', `/api/admin/cafes/${id}/owner`);
    expect((await owner.send('GET', '/api/user')).json()).toMatchObject({ role: 'cafe_owner' });
  });

  it('leaves the cafe to nobody when the account is deleted', async () => {
    await owner.send('POST', '/api/delete-account', { password: 'A good one 4 tests' });
    const none = await opened.admin.send('GET', `/api/admin/cafes/${id}/owner`);
    expect(none.json()).toEqual({ owner: null });
    await expect
      .poll(() => opened.test.services.catalogue.snapshot.cafes.get(id)!.hasOwner)
      .toBe(false);
  });

  it.each([
    ['signed out', 'UNAUTHENTICATED'],
    ['a member', 'NOT_YOUR_CAFE'],
    ['the owner of another cafe', 'NOT_YOUR_CAFE'],
    ['an admin', 'NOT_YOUR_CAFE'],
    ['the owner of this cafe', undefined],
  ])('is authorised by cafe: %s', async (who, code) => {
    const other = await signUp(opened.test, `other${tests}${who.length}`);
    if (who === 'the owner of another cafe') await own(other, otherId);
    const callers: Record<string, Pick<TestMember, 'send'>> = {
      'signed out': openBrowser(opened.test),
      'an admin': opened.admin,
      'the owner of this cafe': owner,
    };
    const changed = { version: await version(), phone: '617-555-0104' };
    const answer = await (callers[who] ?? other).send('PUT', `/api/owner/cafes/${id}`, changed);
    expect(answer.json<Partial<ErrorAnswer>>().code).toBe(code);
    expect((await mine())[0]!.cafe.phone === changed.phone).toBe(code === undefined);
  });
});
