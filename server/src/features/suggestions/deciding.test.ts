import type {
  AdminCafe,
  AuditEntry,
  MySuggestion,
  QueuedSuggestion,
  Suggestion,
} from '@cortado/contract';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries, rateLimits, users } from '../../database/schema.ts';
import { requestBadValue } from '../../http/texts.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { signUp, type TestMember } from '../../testing/members.ts';

describe.each(testEngines)('deciding on suggestions on $name', ({ open }) => {
  const opened = useAdminTest(open);
  let lena: TestMember;
  let next = 0;

  beforeAll(async () => {
    lena = await signUp(opened.test, 'lena.ortiz');
    const { db } = opened.test.services.database;
    await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, lena.user.id));
  });
  afterEach(() => opened.test.services.database.db.delete(rateLimits));

  const readCafe = async (id: number) =>
    (await opened.admin.send('GET', `/api/admin/cafes/${id}`)).json<AdminCafe>();
  const editCafe = async (id: number, changes: object) =>
    opened.admin.send('PUT', `/api/admin/cafes/${id}`, { ...(await readCafe(id)), ...changes });
  /** Reports another cafe, and answers what the admins see of it. */
  const reported = async (body: object) => {
    const id = [...opened.test.services.catalogue.snapshot.cafes.keys()][next++]!;
    await lena.send('POST', `/api/cafes/${id}/reports`, body);
    const rows = await opened.admin.send('GET', `/api/admin/suggestions?cafeId=${id}`);
    return read(rows.json<QueuedSuggestion[]>()[0]!.id);
  };
  const read = async (id: number) =>
    (await opened.admin.send('GET', `/api/admin/suggestions/${id}`)).json<Suggestion>();
  const decide = (id: number, verb: 'accept' | 'decline' | 'reopen', body: object = {}) =>
    opened.admin.send('POST', `/api/admin/suggestions/${id}/${verb}`, body);
  const trail = async (id: number) =>
    (await opened.admin.send('GET', `/api/admin/audit?cafeId=${id}`)).json<AuditEntry[]>();
  const mailsTo = async (address: string) => {
    const { jobs } = opened.test.services;
    jobs.notify();
    await jobs.idle();
    return opened.test.mails.filter(({ to }) => to === address);
  };

  it('takes some fields in one go: the cafe, the activity and the state', async () => {
    const values = {
      phone: '617-555-0170',
      website: 'HTTPS://example.org/new',
      sellsCoffeeBeans: true,
    };
    const item = await reported({ reason: 'details', values });
    const { id, version, cafe } = item;
    const taken = await decide(id, 'accept', {
      fields: ['phone', 'website'],
      version,
      isChecked: true,
    });
    expect(taken.json<Suggestion>()).toMatchObject({
      state: 'accepted',
      taken: ['website', 'phone'],
    });
    expect(await readCafe(cafe!.id)).toMatchObject({
      phone: '617-555-0170',
      website: 'https://example.org/new',
      version: version! + 1,
      checkedAt: '2026-06-01T12:00:00.000Z',
    });
    expect((await trail(cafe!.id)).map(({ action }) => action)).toEqual([
      'cafe.checked',
      'cafe.updated',
    ]);
    const mine = (await lena.send('GET', '/api/user/suggestions')).json<MySuggestion[]>();
    expect(mine[0]).toMatchObject({ state: 'accepted', taken: ['website', 'phone'], ahead: null });
    expect(mine[0]!.fields).toHaveLength(item.fields.length);
  });

  it('changes filters and status too, by what the admin took', async () => {
    const wifi = opened.test.services.catalogue.snapshot.filterOptions.find(
      ({ value }) => value === 'wifi',
    )!;
    const { id, version, cafe } = await reported({
      reason: 'details',
      values: { filterIds: [wifi.id] },
    });
    await decide(id, 'accept', { fields: ['filterIds'], version });
    expect((await readCafe(cafe!.id)).appliedFilters).toMatchObject([{ id: wifi.id }]);
    const closed = await reported({ reason: 'closed' });
    await decide(closed.id, 'accept', { fields: ['status'], version: closed.version });
    expect((await readCafe(closed.cafe!.id)).status).toBe('archived');
    expect(opened.test.services.catalogue.snapshot.cafes.has(closed.cafe!.id)).toBe(false);
  });

  it('answers an outdated view with the new pair, and overwrites nothing', async () => {
    const item = await reported({ reason: 'details', values: { phone: '617-555-0001' } });
    const { id, version, cafe, before } = item;
    await editCafe(cafe!.id, { phone: '617-555-0002' });
    const stale = await decide(id, 'accept', { fields: ['phone'], version });
    expect(stale.statusCode).toBe(409);
    const { code, current } = stale.json<{ code: string; current: Suggestion }>();
    expect(code).toBe('SUGGESTION_STALE');
    expect(current).toMatchObject({
      state: 'open',
      isChangedSince: true,
      version: version! + 1,
      now: { phone: '617-555-0002' },
      proposed: { phone: '617-555-0001' },
      before,
      changes: [{ field: 'phone', by: 'curator' }],
    });
    expect((await readCafe(cafe!.id)).phone).toBe('617-555-0002');
    const again = await decide(id, 'accept', { fields: ['phone'], version: current.version });
    expect(again.statusCode).toBe(200);
    expect((await readCafe(cafe!.id)).phone).toBe('617-555-0001');
  });

  it('lets one of two admins decide, and tells the other', async () => {
    const { id, version } = await reported({
      reason: 'details',
      values: { phone: '617-555-0003' },
    });
    const answers = await Promise.all([
      decide(id, 'accept', { fields: ['phone'], version }),
      decide(id, 'decline', { reason: 'cannot_check' }),
      decide(id, 'accept', { fields: ['phone'], version }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2);
    const refused = answers.find(({ statusCode }) => statusCode === 409)!;
    const { state } = await read(id);
    expect(refused.json()).toMatchObject({ code: 'SUGGESTION_DECIDED', current: { state } });
  });

  it('wants a field, and a line with the reason "other"', async () => {
    const { id, version } = await reported({
      reason: 'details',
      values: { phone: '617-555-0004' },
    });
    expect((await decide(id, 'accept', { fields: [], version })).json()).toMatchObject({
      fields: { fields: 'Please select at least one change' },
    });
    expect((await decide(id, 'decline', { reason: 'other' })).json()).toMatchObject({
      fields: { note: 'Please explain the reason' },
    });
    for (const body of [{}, { reason: 'no such' }]) {
      const refused = await decide(id, 'decline', body);
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toBe(requestBadValue);
    }
    expect((await read(id)).state).toBe('open');
    await decide(id, 'decline', { reason: 'other', note: 'We rang on Friday.' });
    expect(await read(id)).toMatchObject({ state: 'declined', decisionNote: 'We rang on Friday.' });
  });

  it('mails the member once, some seconds after the decision, which can still be undone then', async () => {
    opened.test.wait(20);
    await mailsTo(lena.user.email);
    opened.test.mails.length = 0;
    const { id, version, cafe, before } = await reported({
      reason: 'details',
      values: { phone: '617-555-0005' },
    });
    await decide(id, 'accept', { fields: ['phone'], version });
    expect(await mailsTo(lena.user.email)).toEqual([]);
    opened.test.wait(9);
    const undone = await decide(id, 'reopen');
    expect(undone.json()).toMatchObject({ state: 'open', taken: [], undoUntil: null });
    expect((await readCafe(cafe!.id)).phone).toBe(before.phone);
    opened.test.wait(20);
    expect(await mailsTo(lena.user.email)).toEqual([]);
    await decide(id, 'decline', { reason: 'not_true', note: 'We rang on Friday.' });
    opened.test.wait(20);
    const [mail, ...others] = await mailsTo(lena.user.email);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Your suggestion was declined');
    expect(mail!.text).toContain('Not true, or no longer true.\n\nWe rang on Friday.');
    expect(mail!.text).toContain('/profile?tab=suggestions');
    expect((await decide(id, 'reopen')).json()).toMatchObject({ state: 'open' });
  });

  it('undoes nothing once the cafe has changed, or the same was sent again', async () => {
    const changed = await reported({ reason: 'details', values: { phone: '617-555-0006' } });
    await decide(changed.id, 'accept', { fields: ['phone'], version: changed.version });
    await editCafe(changed.cafe!.id, { phone: '617-555-0007' });
    expect((await decide(changed.id, 'reopen')).json()).toMatchObject({ code: 'CANNOT_UNDO' });
    expect((await readCafe(changed.cafe!.id)).phone).toBe('617-555-0007');
    const again = await reported({ reason: 'moved' });
    await decide(again.id, 'decline', { reason: 'already_so' });
    await lena.send('POST', `/api/cafes/${again.cafe!.id}/reports`, { reason: 'moved' });
    expect((await decide(again.id, 'reopen')).json()).toMatchObject({ code: 'CANNOT_UNDO' });
    expect((await read(again.id)).state).toBe('declined');
  });

  it('makes a draft of a suggested cafe, and takes it back', async () => {
    const suggestion = {
      name: 'Cafe Landwer',
      address: '1501 Zzyzx Way, Nowhere',
      website: 'https://example.org/landwer',
      phone: '617-555-0008',
      note: 'Opened in spring, great halva.',
    };
    await lena.send('POST', '/api/suggestions', suggestion);
    const rows = await opened.admin.send('GET', '/api/admin/suggestions?kind=new_cafe');
    const { id } = rows.json<QueuedSuggestion[]>()[0]!;
    const nowhere = await decide(id, 'accept', { fields: ['website'] });
    const position = { latitude: 42.34, longitude: -71.07 };
    expect(nowhere.json()).toMatchObject({
      fields: { position: 'We couldn’t find this address on the map. Please set its position' },
    });
    await decide(id, 'accept', { fields: ['website'], position });
    const { cafe, taken } = await read(id);
    expect(taken).toEqual(['name', 'address', 'website']);
    expect(await readCafe(cafe!.id)).toMatchObject({
      name: 'Cafe Landwer',
      status: 'draft',
      website: suggestion.website,
      phone: '',
      description: '',
    });
    expect((await decide(id, 'reopen')).json()).toMatchObject({ state: 'open', cafe: null });
    expect((await opened.admin.send('GET', `/api/admin/cafes/${cafe!.id}`)).statusCode).toBe(404);
    const { db } = opened.test.services.database;
    const isIts = and(
      eq(auditEntries.action, 'cafe.deleted'),
      eq(auditEntries.subjectId, cafe!.id),
    );
    const [deleted] = await db.select().from(auditEntries).where(isIts);
    const restore = () => opened.admin.send('POST', `/api/admin/audit/${deleted!.id}/restore`);
    // As an earlier version has left it.
    await db.update(auditEntries).set({ before: null }).where(isIts);
    expect((await restore()).json()).toMatchObject({ code: 'DELETED_CAFE_NOT_FOUND' });
    await db.update(auditEntries).set({ before: deleted!.before }).where(isIts);
    expect((await restore()).json()).toMatchObject({
      name: 'Cafe Landwer',
      website: suggestion.website,
    });
  });

  it('counts, and pages the oldest first', async () => {
    const counts = (await opened.admin.send('GET', '/api/admin/suggestions/counts')).json();
    const all = await opened.admin.send('GET', '/api/admin/suggestions?state=declined');
    const ids = all.json<QueuedSuggestion[]>().map(({ id }) => id);
    expect(counts).toMatchObject({ declined: ids.length });
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    const page = await opened.admin.send(
      'GET',
      '/api/admin/suggestions?state=declined&limit=1&offset=1',
    );
    expect(page.headers['x-total-count']).toBe(String(ids.length));
    expect(page.json<QueuedSuggestion[]>().map(({ id }) => id)).toEqual(ids.slice(1, 2));
  });
});
