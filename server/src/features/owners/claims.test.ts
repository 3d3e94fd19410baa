import type { AuditEntry, Cafe, ClaimOptions, ErrorAnswer } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { cafes } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { signUp, type TestMember } from '../../testing/members.ts';

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
  const claim = (step: '' | '/code' | '/confirm', body: object, who = member) =>
    who.send('POST', `/api/cafes/${cafe.id}/claim${step}`, body);
  const options = async (who = member) =>
    (await who.send('GET', `/api/cafes/${cafe.id}/claim`)).json<ClaimOptions>();
  const mailedCode = async () => {
    await opened.test.services.jobs.settled();
    return /\d{6}/.exec(opened.test.mails.at(-1)!.text)![0];
  };
  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  beforeEach(async () => {
    const { catalogue } = opened.test.services;
    cafe = [...catalogue.snapshot.cafes.values()][members]!;
    member = await signUp(opened.test, `claimant${members++}`);
    await change({ website: 'https://www.roaster.example/' });
  });

  it('succeeds by a code that is mailed to the domain of its website', async () => {
    expect(await options()).toMatchObject({
      isMine: false,
      domain: 'roaster.example',
      whyNot: null,
      sentTo: null,
      sentUntil: null,
      nextCodeAt: null,
    });
    const sent = await claim('/code', { mailbox: 'hello' });
    const { nextCodeAt, sentUntil, sentTo } = sent.json<ClaimOptions>();
    expect(sentTo).toBe('hello@roaster.example');
    expect(Date.parse(sentUntil!) - Date.parse(nextCodeAt!)).toBe(14 * 60_000);
    const code = await mailedCode();
    expect(opened.test.mails.at(-1)).toMatchObject({ to: 'hello@roaster.example' });
    const done = await claim('/confirm', { code });
    expect(done.json()).toEqual({ message: 'Yours to look after' });
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
    expect(tries[0]!.fields).toEqual({ code: 'That is not the code. 4 tries left.' });
    expect(tries[3]!.message).toBe('That is not the code. 1 try left.');
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
    await change({ website: 'https://roaster.example' });
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

  it('can be asked of the admins, each member for themselves', async () => {
    const rival = await signUp(opened.test, `rival${members}`);
    expect((await claim('', { note: 'I am the barista.' })).json()).toEqual({
      message: 'We have your request. You get a mail.',
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
