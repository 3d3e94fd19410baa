import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { generateSource } from 'oazapfts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { repoRoot } from '../../core/repo-root.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';

const TSC = join(repoRoot, 'node_modules/typescript/bin/tsc');
const TSCONFIG = {
  extends: join(repoRoot, 'tsconfig.base.json'),
  compilerOptions: {
    lib: ['ES2023', 'DOM'],
    // The generator's own runtime is not written for it.
    exactOptionalPropertyTypes: false,
    noEmit: false,
    rewriteRelativeImportExtensions: true,
    outDir: 'out',
  },
};

const CALLS = `
import { defaults, getCafe, listCafes, subscribeNewsletter, type Cafe } from './client.ts';

export async function callAll(origin: string) {
  defaults.baseUrl = origin;
  const list = await listCafes({ area: 'Downtown', sortBy: 'rating', limit: '2' });
  if (list.status !== 200) throw new Error(list.data.message);
  const cafes: Cafe[] = list.data;
  const cafe = await getCafe(String(cafes[0]?.id));
  const missing = await getCafe('999999');
  const subscribed = await subscribeNewsletter({ email: 'ana@example.org' });
  const refused = await subscribeNewsletter({ email: 'ana' });
  return { cafes, cafe, missing, subscribed, refused };
}

export const wrong = [
  // @ts-expect-error: there is no such parameter
  () => listCafes({ colour: 'red' }),
  // @ts-expect-error: a field is missing
  () => subscribeNewsletter({}),
  // @ts-expect-error: it may be an error
  async (): Promise<Cafe> => (await getCafe('1')).data,
];
`;

interface Answer {
  status: number;
  data: object;
}
interface Calls {
  callAll: (origin: string) => Promise<{
    cafes: { id: number; name: string; area: string }[];
    cafe: Answer;
    missing: Answer;
    subscribed: Answer;
    refused: Answer;
  }>;
}

let test: TestApp;
let origin: string;
let folder: string;
beforeAll(async () => {
  test = await openTestApp(await testEngines[0]!.open());
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'cortado-client-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await test.close();
});

it('a client that is generated from the served document compiles, refuses wrong calls, and works', async () => {
  const served = await fetch(`${origin}/api/openapi.json`);
  await writeFile(join(folder, 'openapi.json'), await served.text());
  await writeFile(join(folder, 'client.ts'), await generateSource(join(folder, 'openapi.json')));
  await writeFile(join(folder, 'calls.ts'), CALLS);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  await symlink(join(repoRoot, 'node_modules'), join(folder, 'node_modules'));
  const compiled = await promisify(execFile)(process.execPath, [TSC, '-p', folder]).catch(
    (failure: { stdout: string }) => failure,
  );
  expect(compiled.stdout).toBe('');

  const { callAll } = (await import(pathToFileURL(join(folder, 'out/calls.js')).href)) as Calls;
  const { cafes, cafe, missing, subscribed, refused } = await callAll(origin);
  expect(cafes.map(({ area }) => area)).toEqual(['Downtown', 'Downtown']);
  expect(cafe).toMatchObject({ status: 200, data: { name: cafes[0]!.name } });
  expect(missing).toMatchObject({ status: 404, data: { code: 'CAFE_NOT_FOUND' } });
  expect(subscribed).toMatchObject({ status: 200, data: { message: expect.any(String) } });
  expect(refused).toMatchObject({
    status: 400,
    data: { code: 'INVALID_REQUEST', fields: { email: expect.any(String) } },
  });
  await test.services.jobs.idle();
  expect(test.mails).toMatchObject([{ to: 'ana@example.org' }]);
});
