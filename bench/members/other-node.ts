import { startMeasured } from '../http/measured-server.ts';
import { registerMember, type Visitor } from './visitors.ts';

const ROUNDS = 200;
/** So many that each stays below the limit of writes. */
const MEMBERS = 10;

interface Nodes {
  /** Of the node that members write to. */
  origin: string;
  script: URL;
  port: number;
  settings: Record<string, string>;
}

/** How long, in ms at the 99th percentile, another node takes to show what a new member has just rated. */
export async function timeOtherNode(nodes: Nodes): Promise<number> {
  const members: Visitor[] = [];
  for (let n = 0; n < MEMBERS; n++)
    members.push(await registerMember(nodes.origin, `elsewhere${n}`));
  const other = await startMeasured(nodes.script, nodes.port, nodes.settings);
  const origin = `http://127.0.0.1:${nodes.port}`;
  try {
    const cafes = (await (await fetch(`${origin}/api/cafes`)).json()) as { id: number }[];
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      // Each member rates different cafes.
      const path = `/api/cafes/${cafes[round % cafes.length]!.id}`;
      const member = members[Math.floor(round / (ROUNDS / MEMBERS))]!;
      const count = async () =>
        ((await (await fetch(origin + path)).json()) as { totalRatings: number }).totalRatings;
      const before = await count();
      const rated = await member.send('POST', `${path}/ratings`, { rating: 3 });
      if (!rated.ok) throw new Error(await rated.text());
      const answered = performance.now();
      while ((await count()) === before) {
        if (performance.now() - answered > 5_000) throw new Error('The other node never heard.');
      }
      times.push(performance.now() - answered);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS * 0.99)]!;
  } finally {
    await other.stop();
  }
}
