import type {
  AuditEntry,
  Cafe,
  ClaimOptions,
  ConfirmedClaim,
  ErrorAnswer,
  Suggestion,
} from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { countAttempt, isUsedUp } from '../../auth/throttling/rate-limit.ts';
import { cafes, dailyLimits, suggestions, users } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { signUp, type TestMember } from '../../testing/members.ts';
import { OF_ALL, WRONG_CODES } from './claim-doubts.ts';

let members = 0;

describe.each(testEngines)('claiming a cafe on $name', ({ open }) => {
  const opened = useAdminTest(open);
  let member: TestMember;
  let cafe: Cafe;

  const change = async (values: Partial<typeof cafes.$inferInsert>) => {
    const { database, catalogue } = opened.test.services;
    await database.db.update(cafes).set(values).where(eq(cafes.id, cafe.id));
    await catalogue.refresh({ kind: 'cafe', id: cafe.id });
  };
  /** Each cafe has its own. */
  const domain = () => `roaster${cafe.id}.example`;
  const claim = (step: '' | '/code' | '/confirm', body: object, who = member) =>
    who.send('POST', `/api/cafes/${cafe.id}/claim${step}`, body);
  const options = async (who = member) =>
    (await who.send('GET', `/api/cafes/${cafe.id}/claim`)).json<ClaimOptions>();
  const mailedCode = async () => {
    await opened.test.services.jobs.idle();
    return /\d{6}/.exec(opened.test.mails.at(-1)!.text)![0];
  };
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  beforeEach(async () => {
    const { catalogue } = opened.test.services;
    cafe = [...catalogue.snapshot.cafes.values()][members]!;
    member = await signUp(opened.test, `claimant${members++}`);
    await change({ website: `https://www.${domain()}/` });
  });

  it('succeeds by a code that is mailed to the domain of its website', async () => {
    expect(await options()).toMatchObject({
      isMine: false,
      domain: domain(),
      whyNot: null,
      sentTo: null,
      sentUntil: null,
      nextCodeAt: null,
    });
    const sent = await claim('/code', { mailbox: 'hello' });
    const { nextCodeAt, sentUntil, sentTo } = sent.json<ClaimOptions>();
    expect(sentTo).toBe(`hello@${domain()}`);
    expect(Date.parse(sentUntil!) - Date.parse(nextCodeAt!)).toBe(14 * 60_000);
    const code = await mailedCode();
    expect(opened.test.mails.at(-1)).toMatchObject({ to: `hello@${domain()}` });
    const done = await claim('/confirm', { code });
    expect(done.json()).toEqual({ message: 'You now manage this café', isOwner: true });
    expect(await options()).toMatchObject({ isMine: true, sentTo: null, cafe: { hasOwner: true } });
    expect((await member.send('GET', '/api/user')).json()).toMatchObject({ role: 'cafe_owner' });
    const audit = await opened.admin.send('GET', `/api/admin/audit?cafeId=${cafe.id}`);
    expect(audit.json<AuditEntry[]>()[0]).toMatchObject({
      action: 'cafe.owned',
      actorName: member.user.username,
      after: { owner: member.user.username, proof: 'code' },
    });
    const again = await claim('/code', { mailbox: 'hello' });
    expect(again.json<ErrorAnswer>()).toMatchObject({ code: 'ALREADY_OWNED' });
    const other = await claim('', { note: 'Mine.' }, opened.admin);
    expect([other.statusCode, other.json<ErrorAnswer>().code]).toEqual([409, 'ALREADY_OWNED']);
  });

  it('counts tries, and then asks for another code, which can be had after a minute', async () => {
    await claim('/code', { mailbox: 'hello' });
    const code = await mailedCode();
    const tries = [];
    for (let n = 0; n < 6; n++) {
      tries.push((await claim('/confirm', { code: wrong(code) })).json<ErrorAnswer>());
    }
    expect(tries.map(({ code: error }) => error)).toEqual([
      ...Array(4).fill('WRONG_CODE'),
      'CODE_EXPIRED',
      'CODE_EXPIRED',
    ]);
    expect(tries[0]!.fields).toEqual({ code: 'Incorrect code. 4 tries left.' });
    expect(tries[3]!.message).toBe('Incorrect code. 1 try left.');
    expect((await claim('/confirm', { code })).json<ErrorAnswer>().code).toBe('CODE_EXPIRED');
    expect((await claim('/code', { mailbox: 'hello' })).statusCode).toBe(429);
    opened.test.wait(61);
    expect((await claim('/code', { mailbox: 'hello' })).statusCode).toBe(200);
    expect((await claim('/confirm', { code: await mailedCode() })).statusCode).toBe(200);
  });

  it('mails a code to the owner, however often strangers asked for one too soon', async () => {
    for (const name of ['first', 'second']) {
      const stranger = await signUp(opened.test, `${name}${member.user.username}`);
      const statuses = [];
      for (let n = 0; n < 10; n++) {
        statuses.push((await claim('/code', { mailbox: 'info' }, stranger)).statusCode);
      }
      expect(statuses).toEqual([200, ...Array<number>(9).fill(429)]);
    }
    expect((await claim('/code', { mailbox: 'info' })).statusCode).toBe(200);
  });

  it('allows five tries also if they come at once', async () => {
    await claim('/code', { mailbox: 'hello' });
    const code = await mailedCode();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => claim('/confirm', { code: wrong(code) })),
    );
    const wrongOnes = answers.filter((answer) => answer.json<ErrorAnswer>().code === 'WRONG_CODE');
    expect(wrongOnes).toHaveLength(4);
  });

  it('takes a code for a quarter of an hour, from nobody else, and only for the same website', async () => {
    await claim('/code', { mailbox: 'hello' });
    const code = await mailedCode();
    const stranger = await signUp(opened.test, `stranger${members}`);
    expect((await claim('/confirm', { code }, stranger)).statusCode).toBe(400);
    await change({ website: 'https://other.example' });
    expect((await claim('/confirm', { code })).json<ErrorAnswer>().code).toBe('CODE_EXPIRED');
    await change({ website: `https://${domain()}` });
    opened.test.wait(15 * 60);
    expect((await claim('/confirm', { code })).json<ErrorAnswer>().code).toBe('CODE_EXPIRED');
  });

  it('sends no code where the website is none of its own', async () => {
    await change({ website: 'https://instagram.com/roaster' });
    expect(await options()).toMatchObject({ domain: null, whyNot: 'shared_domain' });
    const answer = await claim('/code', { mailbox: 'hello' });
    expect(answer.json<ErrorAnswer>().code).toBe('NO_DOMAIN');
  });

  it.each(['', 'a@b', 'two words', '.dot', 'a\r\nbcc: x', '"q"', 'x'.repeat(65)])(
    'refuses the mailbox "%s"',
    async (mailbox) => {
      const answer = await claim('/code', { mailbox });
      expect(answer.json<ErrorAnswer>()).toMatchObject({
        code: 'INVALID_REQUEST',
        fields: { mailbox: expect.any(String) },
      });
    },
  );

  describe('by a code that was typed in, though it is not enough by itself', () => {
    const proven = async (mailbox: string) => {
      await claim('/code', { mailbox });
      const done = await claim('/confirm', { code: await mailedCode() });
      expect([done.statusCode, done.json<ConfirmedClaim>().isOwner]).toEqual([200, false]);
      expect(await options()).toMatchObject({ isMine: false, isRequested: true, sentTo: null });
      const path = `/api/admin/suggestions?kind=claim&cafeId=${cafe.id}`;
      const [row] = (await opened.admin.send('GET', path)).json<{ id: number }[]>();
      const shown = await opened.admin.send('GET', `/api/admin/suggestions/${row!.id}`);
      return { id: row!.id, proof: shown.json<Suggestion>().senders[0]!.proof };
    };

    it('as anybody at the domain may have such a mailbox, leaves it to an admin', async () => {
      const { id, proof } = await proven('ana.silva');
      expect(proof).toEqual({ sentTo: `ana.silva@${domain()}`, doubts: ['mailbox'] });
      await claim('', { note: 'I typed in the code of the owner.' });
      const again = await opened.admin.send('GET', `/api/admin/suggestions/${id}`);
      expect(again.json<Suggestion>().senders[0]).toMatchObject({
        note: 'I typed in the code of the owner.',
        proof,
      });
      await opened.admin.send('POST', `/api/admin/suggestions/${id}/accept`, {});
      expect(await options()).toMatchObject({ isMine: true });
    });

    it('as the website is a page or a host among others, leaves it to an admin', async () => {
      await change({ website: `https://${domain()}/cafe` });
      expect((await proven('info')).proof?.doubts).toEqual(['page']);
    });

    it('as another cafe is at the same domain, leaves it to an admin unless it is their own', async () => {
      const branch = [...opened.test.services.catalogue.snapshot.cafes.values()].at(-members)!;
      const { db } = opened.test.services.database;
      const at = eq(cafes.id, branch.id);
      await db
        .update(cafes)
        .set({ website: `http://branch.${domain()}/2` })
        .where(at);
      const { id, proof } = await proven('info');
      expect(proof?.doubts).toEqual(['shared']);
      await opened.admin.send('POST', `/api/admin/suggestions/${id}/decline`, {
        reason: 'cannot_check',
      });
      await db.update(cafes).set({ ownerId: member.user.id }).where(at);
      opened.test.wait(61);
      await claim('/code', { mailbox: 'info' });
      const done = await claim('/confirm', { code: await mailedCode() });
      expect(done.json()).toMatchObject({ isOwner: true });
    });

    it('as the website came by a suggestion, leaves it to an admin for thirty days', async () => {
      const website = `https://new${domain()}`;
      await member.send('POST', `/api/cafes/${cafe.id}/reports`, {
        reason: 'details',
        values: { website },
      });
      const queue = `/api/admin/suggestions?kind=details&cafeId=${cafe.id}`;
      const [row] = (await opened.admin.send('GET', queue)).json<{ id: number }[]>();
      const shown = await opened.admin.send('GET', `/api/admin/suggestions/${row!.id}`);
      const { version } = shown.json<Suggestion>();
      const body = { fields: ['website'], version };
      await opened.admin.send('POST', `/api/admin/suggestions/${row!.id}/accept`, body);
      expect((await proven('info')).proof?.doubts).toEqual(['recent']);
      const { db } = opened.test.services.database;
      const decidedAt = new Date(opened.test.services.now().getTime() - 31 * 86_400_000);
      await db.update(suggestions).set({ decidedAt }).where(eq(suggestions.id, row!.id));
      opened.test.wait(61);
      await claim('/code', { mailbox: 'info' });
      const done = await claim('/confirm', { code: await mailedCode() });
      expect(done.json()).toMatchObject({ isOwner: true });
    });

    it('as 200 wrong codes were tried that day, at whatever cafes, leaves it to an admin', async () => {
      const { services } = opened.test;
      await claim('/code', { mailbox: 'info' });
      const code = await mailedCode();
      const counted = { limit: WRONG_CODES, subject: OF_ALL };
      expect(await isUsedUp(services, services.database.db, counted)).toBe(false);
      for (let n = 0; n < 199; n++) await countAttempt(services, WRONG_CODES, OF_ALL);
      expect((await claim('/confirm', { code: wrong(code) })).json<ErrorAnswer>().code).toBe(
        'WRONG_CODE',
      );
      const done = await claim('/confirm', { code });
      expect(done.json()).toMatchObject({ isOwner: false });
      await services.database.db.delete(dailyLimits);
    });
  });

  it('is mailed to each admin where no admin has decided', async () => {
    const { db } = opened.test.services.database;
    const isAdmin = eq(users.id, opened.admin.user.id);
    await db.update(users).set({ emailConfirmedAt: new Date() }).where(isAdmin);
    await claim('/code', { mailbox: 'info' });
    await claim('/confirm', { code: await mailedCode() });
    await opened.test.services.jobs.idle();
    const mail = opened.test.mails.findLast(({ to }) => to === opened.admin.user.email);
    expect(mail).toMatchObject({ subject: 'A café has a new owner on Cortado' });
    expect(mail!.text).toContain(`${member.user.username} now manages ${cafe.name}`);
    expect(mail!.text).toContain(`/admin/cafes/${cafe.id}`);
  });

  it('can be asked of the admins, each member for themselves', async () => {
    const rival = await signUp(opened.test, `rival${members}`);
    expect((await claim('', { note: 'I am the barista.' })).json()).toEqual({
      message:
        'Request sent. Please confirm your email address so we can email you when it’s reviewed.',
    });
    await claim('', { note: 'No, I am.' }, rival);
    expect(await options()).toMatchObject({ isRequested: true });
    const queue = await opened.admin.send(
      'GET',
      `/api/admin/suggestions?kind=claim&cafeId=${cafe.id}`,
    );
    const [first, second] = queue.json<{ id: number; memberName: string }[]>();
    expect([first!.memberName, second!.memberName]).toEqual([
      member.user.username,
      rival.user.username,
    ]);
    const accept = (id: number) =>
      opened.admin.send('POST', `/api/admin/suggestions/${id}/accept`, {});
    expect((await accept(first!.id)).json()).toMatchObject({ state: 'accepted' });
    expect(await options()).toMatchObject({ isMine: true, isRequested: false });
    expect((await accept(second!.id)).json<ErrorAnswer>().code).toBe('ALREADY_OWNED');
    const undone = await opened.admin.send(
      'POST',
      `/api/admin/suggestions/${first!.id}/reopen`,
      {},
    );
    expect(undone.statusCode).toBe(200);
    expect(await options()).toMatchObject({ isMine: false, isRequested: true });
    expect((await member.send('GET', '/api/user')).json()).toMatchObject({ role: 'user' });
  });
});
