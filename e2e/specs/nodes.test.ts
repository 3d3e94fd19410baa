import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '../../testing/server-database.ts';
import { ADMIN } from '../helper/admin-account.ts';
import type { CafeFacts } from '../helper/api.ts';
import { restartAll, startNodes, startTraffic, type Nodes } from '../helper/nodes.ts';
import { newVisitor, registerMember, type Visitor } from '../helper/visitor.ts';

interface Listed extends CafeFacts {
  isFavorite: boolean;
}

describe('three nodes on one database', () => {
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let nodes: Nodes;
  let mara: Visitor;
  let admin: Visitor;
  let cafe: CafeFacts;
  const guest = newVisitor();

  beforeAll(async () => {
    database = await createServerDatabase();
    nodes = await startNodes(3, database.url);
    const { origin } = nodes;
    mara = await registerMember(origin, 'mara');
    admin = newVisitor();
    await admin.send(`${origin}/api/login`, 'POST', ADMIN);
    [cafe] = (await guest.read<CafeFacts[]>(`${origin}/api/cafes`)) as [CafeFacts];
  });
  afterAll(async () => {
    await nodes.close();
    await database.drop();
  });

  /** What a member reads on one node right after they wrote on another, which has not heard of it yet. */
  async function readElsewhere<T>(member: Visitor, path: string, write: [string, string, object?]) {
    const [here, elsewhere] = nodes.origins as [string, string];
    const [url, method, body] = write;
    // What is asked for repeatedly is answered at once.
    for (let n = 0; n < 3; n++) await member.read(elsewhere + path);
    nodes.products[1]!.kill('SIGSTOP');
    try {
      const written = await member.send(here + url, method, body);
      expect([written.status, await written.text()]).toEqual([200, expect.any(String)]);
      const reading = member.read<T>(elsewhere + path);
      await sleep(20);
      nodes.products[1]!.kill('SIGCONT');
      return await reading;
    } finally {
      nodes.products[1]!.kill('SIGCONT');
    }
  }

  it('that began together on an empty database have filled it once', async () => {
    for (const origin of nodes.origins) {
      expect(await guest.read(`${origin}/api/cafes`)).toHaveLength(105);
    }
    expect(await admin.read(`${nodes.origin}/api/admin/users`)).toHaveLength(2);
  });

  it('show a member their own rating, heart and end of it at once, wherever they read', async () => {
    const path = `/api/cafes/${cafe.id}`;
    const rate = (rating: number): [string, string, object] => [
      `${path}/ratings`,
      'POST',
      { rating },
    ];
    for (const rating of [5, 2, 4]) {
      const shown = await readElsewhere<CafeFacts>(mara, path, rate(rating));
      expect(shown.averageRating).toBe(rating);
    }
    const hearts = (list: Listed[]) =>
      list.filter(({ isFavorite }) => isFavorite).map(({ id }) => id);
    const press: [string, string, object] = ['/api/favorites', 'POST', { cafeId: cafe.id }];
    expect(hearts(await readElsewhere(mara, '/api/cafes', press))).toEqual([cafe.id]);
    const release: [string, string] = [`/api/favorites/${cafe.id}`, 'DELETE'];
    expect(hearts(await readElsewhere(mara, '/api/cafes', release))).toEqual([]);
  });

  it('show an admin their own edit and filter at once, and everybody soon', async () => {
    const path = `/api/cafes/${cafe.id}`;
    const { description, address, area, latitude, longitude } = cafe;
    const edit: [string, string, object] = [
      `/api/admin/cafes/${cafe.id}`,
      'PUT',
      { name: 'Renamed', description, address, area, latitude, longitude },
    ];
    expect((await readElsewhere<CafeFacts>(admin, path, edit)).name).toBe('Renamed');
    const category = { name: 'tea_menu', display_name: 'Tea Menu' };
    const filters = await readElsewhere<{ name: string }[]>(admin, '/api/filter-categories', [
      '/api/admin/filter-categories',
      'POST',
      category,
    ]);
    expect(filters.map(({ name }) => name)).toContain('tea_menu');
    for (const origin of nodes.origins) {
      await expect
        .poll(async () => (await guest.read<CafeFacts>(origin + path)).name)
        .toBe('Renamed');
    }
  });

  it('open and close a cafe with its new hours, at once for the admin who wrote them, and soon for everybody', async () => {
    const { id, name, description, address, area, latitude, longitude } = cafe;
    const path = '/api/cafes?openAt=now';
    const idsOf = (list: CafeFacts[]) => list.map((one) => one.id);
    for (const openingHours of ['24/7', 'off', '24/7']) {
      const body = { name, description, address, area, latitude, longitude, openingHours };
      const edit: [string, string, object] = [`/api/admin/cafes/${id}`, 'PUT', body];
      const open = openingHours === 'off' ? [] : [id];
      expect(idsOf(await readElsewhere<CafeFacts[]>(admin, path, edit))).toEqual(open);
      for (const origin of nodes.origins) {
        await expect
          .poll(async () => idsOf(await guest.read<CafeFacts[]>(origin + path)))
          .toEqual(open);
      }
    }
  });

  it('end a session everywhere', async () => {
    const ben = await registerMember(nodes.origin, 'ben');
    const copy = new Map(ben.cookies);
    for (const origin of nodes.origins) await ben.read(`${origin}/api/user`);
    expect((await ben.send(`${nodes.origin}/api/logout`, 'POST')).status).toBe(200);
    for (const [name, value] of copy) ben.cookies.set(name, value);
    for (const origin of nodes.origins) {
      await expect.poll(async () => (await ben.send(`${origin}/api/user`)).status).toBe(401);
    }
  });

  it('count a member’s writes together', async () => {
    const cora = await registerMember(nodes.origin, 'cora');
    const statuses: number[] = [];
    for (let n = 0; n < 121; n++) {
      const origin = nodes.origins[n % 3]!;
      const answer = await cora.send(`${origin}/api/favorites`, 'POST', { cafeId: cafe.id });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
  });

  it('lose nothing but open requests where one is killed', async () => {
    const visitors = Array.from(
      { length: 4 },
      (_, n) => () => guest.send(`${nodes.origin}/api/cafes?limit=${n + 1}`),
    );
    const traffic = startTraffic(visitors);
    await expect.poll(() => traffic.answered).toBeGreaterThan(100);
    nodes.products[2]!.kill('SIGKILL');
    await nodes.products[2]!.ended;
    const soFar = traffic.answered;
    await expect.poll(() => traffic.answered).toBeGreaterThan(soFar + 200);
    await traffic.stop();
    expect(traffic.failures.length).toBeLessThanOrEqual(visitors.length);
    await nodes.start(2);
  });

  it('are restarted one after the other without a failed request', async () => {
    const dora = await registerMember(nodes.origin, 'dora');
    const traffic = startTraffic([
      () => guest.send(`${nodes.origin}/api/cafes?q=coffee`),
      () => guest.send(`${nodes.origin}/cafe/${cafe.id}`),
      async () => {
        await sleep(100);
        return dora.send(`${nodes.origin}/api/cafes/${cafe.id}/ratings`, 'POST', { rating: 3 });
      },
    ]);
    await restartAll(nodes);
    const soFar = traffic.answered;
    await expect.poll(() => traffic.answered).toBeGreaterThan(soFar + 20);
    await traffic.stop();
    expect(traffic.failures).toEqual([]);
  });

  it('that are about to end say so to the balancer, close connections, and answer on until then', async () => {
    const origin = nodes.origins[0]!;
    const product = nodes.products[0]!;
    product.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${origin}/healthz`)).status).toBe(503);
    for (const path of ['/api/cafes?limit=1', '/api/cafes?limit=1', '/about']) {
      const answer = await fetch(origin + path);
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    }
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect(await product.ended).toEqual({ code: 0, signal: null });
  });
});
