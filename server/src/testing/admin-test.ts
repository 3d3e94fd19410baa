import { afterAll, beforeAll } from 'vitest';
import type { TestEngine } from './database.ts';
import { signUp, type TestMember } from './members.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './product.ts';

interface AdminTest {
  test: TestApp;
  admin: TestMember;
}

/** Opens the product with an admin, curator, for a block of tests. What it returns is filled in before the first one. */
export function useAdminTest(open: TestEngine['open'], options?: TestAppOptions): AdminTest {
  const opened = {} as AdminTest;
  beforeAll(async () => {
    opened.test = await openTestApp(await open(), options);
    opened.admin = await signUp(opened.test, 'curator', 'admin');
  });
  afterAll(() => opened.test.close());
  return opened;
}
