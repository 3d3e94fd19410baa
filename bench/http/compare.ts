import { once } from 'node:events';
import type { BenchRow } from '../report.ts';
import { least } from '../rounds.ts';
import { load } from './load.ts';
import type { MeasuredServer } from './measured-server.ts';
import type { Read } from './reads.ts';

const WARM_UP = 25_600;
const REQUESTS = 3_200;

/** CPU time of one request, in microseconds. */
async function cost(server: MeasuredServer, text: string): Promise<number> {
  const before = await server.cpu();
  await load(server.port, text, REQUESTS);
  return ((await server.cpu()) - before) / REQUESTS;
}

interface Compared {
  ours: MeasuredServer;
  bare: MeasuredServer;
  /** The largest ratio that meets the target. */
  limit: number;
  rounds: number;
}

/** What a read costs the product, against a bare server that sends the same bytes. */
export async function compare(
  read: Read,
  { ours, bare, limit, rounds }: Compared,
): Promise<BenchRow[]> {
  const ready = once(bare.process, 'message');
  const { status, headers, body } = read;
  bare.process.send({ answer: { status, headers, body: body.toString('base64') } });
  await ready;
  for (const server of [ours, bare]) await load(server.port, read.text, WARM_UP);

  const servers = { ours, bare };
  const costs = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    // The second one runs on a warmer machine, so they alternate.
    const turns = round % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const);
    for (const whose of turns) {
      costs[whose].push(await cost(servers[whose], read.text));
    }
  }
  const ratio = least(costs.ours) / least(costs.bare);
  return [
    {
      name: `${read.name}: CPU a request`,
      value: least(costs.ours),
      unit: 'µs',
    },
    {
      name: `${read.name}: bare node:http`,
      value: least(costs.bare),
      unit: 'µs',
    },
    {
      name: `${read.name}: ratio`,
      value: ratio,
      unit: '×',
      target: `≤ ${limit}`,
      ok: ratio <= limit,
    },
  ];
}
