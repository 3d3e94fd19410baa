import { generateSync } from 'otplib';
import { PASSWORD, signUp, type TestMember } from '../../../testing/members.ts';
import type { TestApp } from '../../../testing/product.ts';

const STEP_SECONDS = 30;

/** The code that an app shows at the server's time, or some steps from it. */
export const appCode = ({ services }: TestApp, secret: string, steps = 0) => {
  const epoch = Math.floor(services.now().getTime() / 1000) + steps * STEP_SECONDS;
  return generateSync({ secret, epoch });
};

export interface TwoStepMember extends TestMember {
  secret: string;
  recoveryCodes: string[];
}

/** Adds an app for a member, whose next code is not used yet. */
export async function addApp(test: TestApp, member: Pick<TestMember, 'send'>) {
  const made = await member.send('POST', '/api/user/two-step/secret');
  const { secret } = made.json<{ secret: string }>();
  const answer = await member.send('POST', '/api/user/two-step/app', {
    secret,
    appCode: appCode(test, secret),
    password: PASSWORD,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  test.wait(STEP_SECONDS);
  const { recoveryCodes } = answer.json<{ recoveryCodes: string[] }>();
  return { secret, recoveryCodes };
}

/** Registers a member who signs in in two steps. */
export async function signUpWithApp(
  test: TestApp,
  username: string,
  role?: TestMember['user']['role'],
): Promise<TwoStepMember> {
  const member = await signUp(test, username, role);
  return { ...member, ...(await addApp(test, member)) };
}
