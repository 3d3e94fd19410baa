import type { AuditEntry, QueuedSuggestion, Suggestion } from '@cortado/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries, rateLimits, suggestions, suggestionSenders } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { signUp, type TestMember } from '../../testing/members.ts';

/** Two clients of one customer's network, and one elsewhere. */
const [HERE, NEXT_DOOR, ELSEWHERE] = ['2001:db8:7:1::5', '2001:db8:7:2::6', '2001:db8:8:1::5'];

describe.each(testEngines)('declining all of one sender on $name', ({ open }) => {
  const opened = useAdminTest(open);
  beforeEach(async () => {
    const { db } = opened.test.services.database;
    await db.delete(rateLimits);
    await db.delete(suggestions);
    await db.delete(auditEntries);
  });

  const suggest = (name: string, remoteAddress: string) =>
    opened.test.app.inject({
      method: 'POST',
      url: '/api/suggestions',
      remoteAddress,
      payload: { name, address: '1 Main St' },
    });
  const queue = async (state = 'open') =>
    (await opened.admin.send('GET', `/api/admin/suggestions?state=${state}`)).json<
      QueuedSuggestion[]
    >();
  const names = async (state?: string) => (await queue(state)).map(({ name }) => name);
  const idOf = async (name: string) => (await queue()).find((one) => one.name === name)!.id;
  const fromSender = async (id: number) =>
    (await opened.admin.send('GET', `/api/admin/suggestions/${id}`)).json<Suggestion>().fromSender;
  const declineAll = (id: number, by: Pick<TestMember, 'send'> = opened.admin) =>
    by.send('POST', `/api/admin/suggestions/${id}/decline-sender`, { reason: 'not_true' });
  const keys = () =>
    opened.test.services.database.db.$count(
      suggestionSenders,
      isNotNull(suggestionSenders.networkKey),
    );

  it('takes the guests of a network for one, and leaves what others have sent too', async () => {
    for (const [name, from] of [
      ['One', HERE],
      ['Two', NEXT_DOOR],
      ['Both', HERE],
      ['Both', ELSEWHERE],
      ['Other', ELSEWHERE],
    ] as const) {
      await suggest(name, from);
    }
    const id = await idOf('One');
    expect(await fromSender(id)).toBe(2);
    expect(await fromSender(await idOf('Both'))).toBe(0);
    expect((await declineAll(id)).json()).toEqual({ declined: 2 });
    expect(await names()).toEqual(['Both', 'Other']);
    expect(await names('declined')).toEqual(['One', 'Two']);
    // Where they came from is forgotten with the decision.
    expect(await keys()).toBe(3);
    expect(await fromSender(id)).toBe(0);
    const again = await declineAll(id);
    expect([again.statusCode, again.json().code]).toEqual([409, 'SUGGESTION_DECIDED']);
    expect((await declineAll(await idOf('Both'))).json()).toEqual({ declined: 0 });
    const trail = (await opened.admin.send('GET', '/api/admin/audit')).json<AuditEntry[]>();
    expect(trail.filter(({ action }) => action === 'suggestion.declined')).toHaveLength(2);
  });

  it('takes a member by their account, wherever they are', async () => {
    const member = await signUp(opened.test, 'flooding');
    const other = await signUp(opened.test, 'neighbour');
    for (const [name, by] of [
      ['One', member],
      ['Two', member],
      ['Other', other],
    ] as const) {
      await by.send('POST', '/api/suggestions', { name, address: '1 Main St' });
    }
    expect(await keys()).toBe(0);
    const id = await idOf('Two');
    expect(await fromSender(id)).toBe(2);
    expect((await declineAll(id)).json()).toEqual({ declined: 2 });
    expect(await names()).toEqual(['Other']);
    expect((await declineAll(await idOf('Other'), member)).statusCode).toBe(403);
  });

  it('leaves alone what is decided meanwhile, and is done once by two admins', async () => {
    for (const name of ['One', 'Two', 'Three', 'Four']) await suggest(name, HERE);
    const [one, two] = [await idOf('One'), await idOf('Two')];
    await opened.admin.send('POST', `/api/admin/suggestions/${two}/accept`, {
      fields: ['name', 'address'],
      position: { latitude: 42.36, longitude: -71.06 },
    });
    const another = await signUp(opened.test, 'other.admin', 'admin');
    const answers = await Promise.all([declineAll(one), declineAll(one, another)]);
    const counts = answers.map((answer) => answer.json<{ declined?: number }>().declined ?? 0);
    expect(counts[0]! + counts[1]!).toBe(3);
    expect(await names('accepted')).toEqual(['Two']);
    expect(await names('declined')).toEqual(['One', 'Three', 'Four']);
    const { db } = opened.test.services.database;
    const isDecline = eq(auditEntries.action, 'suggestion.declined');
    expect(await db.$count(auditEntries, isDecline)).toBe(3);
    const isOfTwo = and(isDecline, eq(auditEntries.subjectId, two));
    expect(await db.$count(auditEntries, isOfTwo)).toBe(0);
  });

  it('lets fifty of one network’s guests wait, and no more, however many hours pass', async () => {
    for (let n = 0; n < 50; n += 1) {
      const answer = await suggest(`Robot ${n}`, `2001:db8:9:${n % 10}::1`);
      expect(answer.statusCode).toBe(200);
    }
    await opened.test.services.database.db.delete(rateLimits);
    const refused = await suggest('Robot 50', '2001:db8:9:99::1');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await suggest('Honest', ELSEWHERE)).statusCode).toBe(200);
    expect((await declineAll(await idOf('Robot 0'))).json()).toEqual({ declined: 50 });
    expect((await suggest('Robot 50', '2001:db8:9:99::1')).statusCode).toBe(200);
  });
});
