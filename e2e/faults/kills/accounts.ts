import { ADMIN } from '../../helper/admin-account.ts';
import { runCommand } from '../../helper/product.ts';
import { newVisitor, registerMember } from '../../helper/visitor.ts';
import type { Target } from './targets.ts';
import type { Account } from './writer.ts';

/** Registers members, each from an address of their own. */
export async function registerMembers(
  { origin }: Pick<Target, 'origin'>,
  from: number,
  count: number,
): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let n = from; n < from + count; n++) {
    const name = `member${n}`;
    accounts.push({ name, visitor: await registerMember(origin, name, `10.0.0.${n + 1}`) });
  }
  return accounts;
}

/** Signs the first admin in, and others, who are made for it. */
export async function signInAdmins(
  { origin, settings }: Pick<Target, 'origin' | 'settings'>,
  count: number,
): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let n = 0; n < count; n++) {
    let { username, password } = ADMIN;
    if (n > 0) {
      username = `admin${n}`;
      const said = await runCommand('admin', ['create', username], settings);
      password = /password (\S+)/.exec(said)![1]!;
    }
    const visitor = newVisitor(`10.0.1.${n + 1}`);
    const answer = await visitor.send(`${origin}/api/login`, 'POST', { username, password });
    if (!answer.ok) throw new Error(await answer.text());
    accounts.push({ name: username, visitor });
  }
  return accounts;
}
