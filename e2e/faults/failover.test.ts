import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startPostgresPair, type PostgresPair } from '../../testing/postgres-pair.ts';
import { waitFor } from '../../testing/wait-for.ts';
import type { CafeFacts } from '../helper/api.ts';
import { startNodes, startTraffic, type Nodes } from '../helper/nodes.ts';
import { newVisitor, registerMember, type Visitor } from '../helper/visitor.ts';

const ROUNDS = [1, 2, 3, 4, 5];
const WRITERS = 4;

/** Presses the hearts of all cafes, each until it is acknowledged. */
async function pressAll(origin: string, member: Visitor, cafes: number[], acknowledged: number[]) {
  for (const cafeId of cafes) {
    for (;;) {
      const answer = await member.send(`${origin}/api/favorites`, 'POST', { cafeId });
      if (answer.status === 200) break;
      const text = await answer.text();
      if (answer.status !== 503)
        throw new Error(`A heart was answered with ${answer.status}: ${text}`);
      await sleep(50);
    }
    acknowledged.push(cafeId);
  }
}

async function failOver(nodes: Nodes, pair: PostgresPair, killAfter: number) {
  const { origin } = nodes;
  const guest = newVisitor();
  const cafes = (await guest.read<CafeFacts[]>(`${origin}/api/cafes`)).map(({ id }) => id);
  const members: Visitor[] = [];
  for (let n = 0; n < WRITERS; n++) members.push(await registerMember(origin, `member${n}`));
  const acknowledged = members.map((): number[] => []);
  const count = () => acknowledged.flat().length;

  const reading = startTraffic([
    () => guest.send(`${origin}/api/cafes?q=coffee`),
    () => guest.send(`${origin}/cafe/${cafes[0]}`),
    () => members[0]!.send(`${origin}/api/cafes?limit=5`),
  ]);
  const writing = Promise.all(
    members.map((member, n) => pressAll(origin, member, cafes, acknowledged[n]!)),
  );
  const untilMoreThan = (writes: number) =>
    waitFor(() => {
      if (count() <= writes) throw new Error('Nothing more was acknowledged.');
    });
  await untilMoreThan(killAfter);
  await pair.kill('primary');
  // Long enough for the nodes to retry in vain.
  await sleep(killAfter * 20);
  const before = count();
  await pair.promote();
  const promoted = performance.now();
  await untilMoreThan(before);
  const seconds = (performance.now() - promoted) / 1000;
  await pair.start('primary');
  await writing;
  await reading.stop();
  const found = await Promise.all(
    members.map((member) => member.read<CafeFacts[]>(`${origin}/api/favorites`)),
  );
  return {
    seconds,
    failures: reading.failures,
    missing: found.map((hearts) => cafes.filter((cafe) => !hearts.some(({ id }) => id === cafe))),
    rows: await pair.query('standby', 'select from favorites'),
    writes: WRITERS * cafes.length,
  };
}

it.each(ROUNDS)(
  'a primary that is killed under writes costs no acknowledged write and no read (round %i)',
  async (round) => {
    const pair = await startPostgresPair();
    const nodes = await startNodes(3, pair.url);
    try {
      const { seconds, failures, missing, rows, writes } = await failOver(nodes, pair, round * 25);
      process.stdout.write(`Written again ${seconds.toFixed(1)} s after the promotion.\n`);
      expect(failures).toEqual([]);
      expect(missing.flat()).toEqual([]);
      expect(rows).toHaveLength(writes);
    } finally {
      await nodes.close();
      await pair.close();
    }
  },
);
