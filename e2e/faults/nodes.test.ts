import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '../../testing/server-database.ts';
import { ADMIN } from '../helper/admin-account.ts';
import type { CafeFacts } from '../helper/api.ts';
import { waitFor } from '../../testing/wait-for.ts';
import {
  readElsewhere,
  restartAll,
  startNodes,
  startTraffic,
  type Nodes,
} from '../helper/nodes.ts';
import { newVisitor, registerMember, type Visitor } from '../helper/visitor.ts';

const KILLS = 12;
const RESTARTS = 4;
const READERS = 4;

describe('three nodes', () => {
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let nodes: Nodes;
  let member: Visitor;
  let admin: Visitor;
  let cafe: CafeFacts;
  const guest = newVisitor();
  const read = (n: number) => () => guest.send(`${nodes.origin}/api/cafes?limit=${n + 1}`);
  const readers = () => Array.from({ length: READERS }, (_, n) => read(n));

  beforeAll(async () => {
    database = await createServerDatabase();
    nodes = await startNodes(3, database.url);
    member = await registerMember(nodes.origin, 'mara');
    admin = newVisitor();
    await admin.send(`${nodes.origin}/api/login`, 'POST', ADMIN);
    [cafe] = (await guest.read<CafeFacts[]>(`${nodes.origin}/api/cafes`)) as [CafeFacts];
  });
  afterAll(async () => {
    await nodes.close();
    await database.drop();
  });

  it('show an admin their own edit and filter at once, and everyone else soon', async () => {
    const path = `/api/cafes/${cafe.id}`;
    const { description, address, area, latitude, longitude } = cafe;
    const edit: [string, string, object] = [
      `/api/admin/cafes/${cafe.id}`,
      'PUT',
      { name: 'Renamed', description, address, area, latitude, longitude },
    ];
    expect((await readElsewhere<CafeFacts>(nodes, { member: admin, path, write: edit })).name).toBe(
      'Renamed',
    );
    const category = { name: 'tea_menu', display_name: 'Tea Menu' };
    const filters = await readElsewhere<{ name: string }[]>(nodes, {
      member: admin,
      path: '/api/filter-categories',
      write: ['/api/admin/filter-categories', 'POST', category],
    });
    expect(filters.map(({ name }) => name)).toContain('tea_menu');
    for (const origin of nodes.origins) {
      await expect
        .poll(async () => (await guest.read<CafeFacts>(origin + path)).name)
        .toBe('Renamed');
    }
  });

  it('open and close a cafe with its new hours, at once for the admin who wrote them, and soon for everyone else', async () => {
    const { id, name, description, address, area, latitude, longitude } = cafe;
    const path = '/api/cafes?openAt=now';
    const idsOf = (list: CafeFacts[]) => list.map((one) => one.id);
    for (const openingHours of ['24/7', 'off', '24/7']) {
      const body = { name, description, address, area, latitude, longitude, openingHours };
      const edit: [string, string, object] = [`/api/admin/cafes/${id}`, 'PUT', body];
      const open = openingHours === 'off' ? [] : [id];
      expect(
        idsOf(await readElsewhere<CafeFacts[]>(nodes, { member: admin, path, write: edit })),
      ).toEqual(open);
      for (const origin of nodes.origins) {
        await expect
          .poll(async () => idsOf(await guest.read<CafeFacts[]>(origin + path)))
          .toEqual(open);
      }
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

  it('killed one after the other lose only their open requests', async () => {
    const traffic = startTraffic(readers());
    for (let kill = 0; kill < KILLS; kill++) {
      const n = kill % 3;
      const before = traffic.failures.length;
      nodes.products[n]!.kill('SIGKILL');
      await nodes.products[n]!.ended;
      const soFar = traffic.answered;
      await waitFor(() => expect(traffic.answered).toBeGreaterThan(soFar + 100));
      expect(traffic.failures.length - before).toBeLessThanOrEqual(READERS);
      await nodes.start(n);
    }
    await traffic.stop();
  });

  it('restarted again and again fail no request', async () => {
    const traffic = startTraffic([
      ...readers(),
      () => guest.send(`${nodes.origin}/api/cafes?q=coffee`),
      () => guest.send(`${nodes.origin}/cafe/${cafe.id}`),
      async () => {
        await sleep(600);
        return member.send(`${nodes.origin}/api/cafes/${cafe.id}/ratings`, 'POST', { rating: 3 });
      },
    ]);
    for (let time = 0; time < RESTARTS; time++) await restartAll(nodes);
    await traffic.stop();
    expect(traffic.failures).toEqual([]);
  });

  it('that are about to stop say so to the balancer, close connections, and answer until then', async () => {
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
