import { afterAll, beforeAll, expect, it } from 'vitest';
import { testEngines } from '../testing/database.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

let test: TestApp;
let origin: string;

beforeAll(async () => {
  test = await openTestApp(await testEngines[0]!.open());
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

it.each([0, -HOUR])(
  'a file is looked for again after a minute, where the clock is set by %d seconds meanwhile',
  async (step) => {
    const isHot = async () => {
      const { answered } = test.app.hotFiles;
      const answer = await fetch(`${origin}/cards/cafe/1.png`);
      expect([answer.status, (await answer.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
      return test.app.hotFiles.answered > answered;
    };
    await isHot();
    expect(await isHot()).toBe(true);
    test.wait(step);
    expect(await isHot()).toBe(true);
    test.wait(MINUTE + 1);
    expect(await isHot()).toBe(false);
    expect(await isHot()).toBe(true);
  },
);
