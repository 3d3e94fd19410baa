import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServerDatabase } from '../../testing/server-database.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { restartAll, startNodes, startTraffic, type Nodes } from '../helper/nodes.ts';
import { newVisitor, registerMember, type Visitor } from '../helper/visitor.ts';

const KILLS = 12;
const RESTARTS = 4;
const READERS = 4;

describe('three nodes', () => {
  let database: Awaited<ReturnType<typeof createServerDatabase>>;
  let nodes: Nodes;
  let member: Visitor;
  const guest = newVisitor();
  const read = (n: number) => () => guest.send(`${nodes.origin}/api/cafes?limit=${n + 1}`);
  const readers = () => Array.from({ length: READERS }, (_, n) => read(n));

  beforeAll(async () => {
    database = await createServerDatabase();
    nodes = await startNodes(3, database.url);
    member = await registerMember(nodes.origin, 'mara');
  });
  afterAll(async () => {
    await nodes.close();
    await database.drop();
  });

  it('killed one after the other cost their open requests alone', async () => {
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
    const [cafe] = await guest.read<{ id: number }[]>(`${nodes.origin}/api/cafes?limit=1`);
    const traffic = startTraffic([
      ...readers(),
      async () => {
        await sleep(600);
        return member.send(`${nodes.origin}/api/cafes/${cafe!.id}/ratings`, 'POST', { rating: 3 });
      },
    ]);
    for (let time = 0; time < RESTARTS; time++) await restartAll(nodes);
    await traffic.stop();
    expect(traffic.failures).toEqual([]);
  });
});
