import type { Cafe } from '@cortado/contract';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testEngines } from '../testing/database.ts';
import { holdAnswers } from '../testing/held-answers.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';
import { signUp, type TestMember } from '../testing/members.ts';

describe.each(testEngines)('hot reads of members on $name', ({ open }) => {
  let test: TestApp;
  let origin: string;

  beforeAll(async () => {
    test = await openTestApp(await open());
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => test.close());

  /** Over HTTP, through the hot reads before the application. */
  async function read(member?: Pick<TestMember, 'cookies'>) {
    const cookie = member ? `theme=dark; sid=${member.cookies['sid']}` : '';
    const answer = await fetch(`${origin}/api/cafes`, { headers: { cookie } });
    const list = (await answer.json()) as Cafe[];
    const favorites = list.filter(({ isFavorite }) => isFavorite).map(({ id }) => id);
    return { favorites, privacy: answer.headers.get('cache-control') };
  }

  it('are answered before the application, per member, and follow every change', async () => {
    const [mara, olga] = [await signUp(test, 'mara'), await signUp(test, 'olga')];
    const [first, second] = [...test.services.catalogue.snapshot.cafes.keys()] as [number, number];
    await mara.send('POST', '/api/favorites', { cafeId: first });
    await olga.send('POST', '/api/favorites', { cafeId: second });
    const seen = { mara: [first], olga: [second] };
    for (let round = 0; round < 3; round++) {
      expect(await read(mara)).toEqual({ favorites: seen.mara, privacy: 'private, no-cache' });
      expect(await read(olga)).toEqual({ favorites: seen.olga, privacy: 'private, no-cache' });
      expect(await read()).toEqual({ favorites: [], privacy: 'no-cache' });
    }
    const resolving = vi.spyOn(test.services.sessionCache, 'resolve');
    await read(mara);
    expect(resolving).not.toHaveBeenCalled();

    await mara.send('DELETE', `/api/favorites/${first}`);
    expect((await read(mara)).favorites).toEqual([]);
    const stolen = { cookies: { ...olga.cookies } };
    await olga.send('POST', '/api/logout');
    expect((await read(stolen)).favorites).toEqual([]);
    test.wait(8 * 24 * 3600);
    expect(await read(mara)).toEqual({ favorites: [], privacy: 'no-cache' });
  });

  it('are correct after the favorites have changed while an answer was being made', async () => {
    const { database, catalogue } = test.services;
    const nora = await signUp(test, 'nora');
    const [, , third] = [...catalogue.snapshot.cafes.keys()] as [number, number, number];
    const held = holdAnswers(database, /from "favorites"/);
    const late = read(nora);
    await expect.poll(() => held.count).toBe(1);
    await nora.send('POST', '/api/favorites', { cafeId: third });
    held.stop();
    expect((await late).favorites).toEqual([]);
    // Her session and favorites are cached, so that she gets the cached answer.
    await nora.send('GET', '/api/cafes?limit=1');
    for (let round = 0; round < 3; round++) expect((await read(nora)).favorites).toEqual([third]);
  });
});
