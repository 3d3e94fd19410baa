import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngines } from '../../testing/database.ts';
import { PASSWORD, signUp, type TestMember } from '../../testing/members.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { addApp } from './testing/two-step.ts';

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code?: string }).code;

describe.each(testEngines)('two-step sign-in where admins need it, on $name', ({ open }) => {
  let test: TestApp;
  beforeAll(async () => {
    const environment = { REQUIRE_TWO_STEP: 'admins' };
    test = await openTestApp(await open(), { environment });
  });
  afterAll(() => test.close());

  const whatAdminsMay = async ({ send }: Pick<TestMember, 'send'>) => {
    const answer = await send('GET', '/api/admin/users');
    return [answer.statusCode, codeOf(answer)];
  };

  it('opens nothing of the admins’ before it is set up, and everything at once after', async () => {
    const admin = await signUp(test, 'chief', 'admin');
    expect(await whatAdminsMay(admin)).toEqual([403, 'TWO_STEP_REQUIRED']);
    const me = async () => (await admin.send('GET', '/api/user')).json() as object;
    expect(await me()).toMatchObject({ role: 'admin', mustSetUpTwoStep: true, hasTwoStep: false });
    await addApp(test, admin);
    expect(await whatAdminsMay(admin)).toEqual([200, undefined]);
    expect(await me()).toMatchObject({ mustSetUpTwoStep: false, hasTwoStep: true });
    await admin.send('POST', '/api/user/two-step/off', { password: PASSWORD });
    expect(await whatAdminsMay(admin)).toEqual([403, 'TWO_STEP_REQUIRED']);
  });

  it('leaves an admin without it no more of a photo than a member, and members as they are', async () => {
    const admin = await signUp(test, 'deputy', 'admin');
    const [cafe] = test.services.catalogue.snapshot.cafes.keys();
    const order = (who: TestMember) =>
      who.send('PUT', `/api/cafes/${cafe}/photos/order`, { ids: [1] });
    const member = await signUp(test, 'plain');
    for (const who of [admin, member]) expect(codeOf(await order(who))).toBe('NOT_YOUR_CAFE');
    expect((await member.send('GET', '/api/user')).json()).toMatchObject({
      mustSetUpTwoStep: false,
    });
    expect(await whatAdminsMay(member)).toEqual([403, 'FORBIDDEN']);
  });
});
