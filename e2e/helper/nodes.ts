import { setTimeout as sleep } from 'node:timers/promises';
import { startBalancer } from '../../testing/balancer.ts';
import { ADMIN } from './admin-account.ts';
import { dataFolder, freePort, startProduct, type Product } from './product.ts';
import type { Visitor } from './visitor.ts';

/** Several processes of the product on one database, behind a balancer. */
export interface Nodes {
  /** The balancer's. */
  origin: string;
  /** The origin of each node. */
  origins: readonly string[];
  /** The processes that run now. */
  products: readonly Product[];
  /** Starts a node that has ended, at the same port, and waits until it listens. */
  start(n: number): Promise<void>;
  close(): Promise<void>;
}

/** Longer than the balancer takes to notice. */
const DRAIN_SECONDS = '1';

/**
 * Starts all nodes at once.
 * @param command of another version; a node that is started again is of this one
 */
export async function startNodes(
  count: number,
  databaseUrl: string,
  command?: readonly string[],
): Promise<Nodes> {
  const balancer = await startBalancer();
  const folder = await dataFolder();
  const ports = await Promise.all(Array.from({ length: count }, freePort));
  const products: Product[] = [];
  const start = async (n: number, of?: readonly string[]) => {
    const settings = {
      PORT: String(ports[n]),
      APP_URL: balancer.origin,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder.path,
      ADMIN_PASSWORD: ADMIN.password,
      DRAIN_SECONDS,
      TRUST_PROXY: '1',
    };
    const product = await startProduct(settings, of);
    products[n] = product;
    await product.ready;
  };
  const close = async () => {
    for (const product of products) product.kill('SIGKILL');
    await Promise.all(products.map(({ ended }) => ended));
    await balancer.close();
    await folder.remove();
  };
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  try {
    await Promise.all(ports.map((_, n) => start(n, command)));
  } catch (error) {
    await close();
    throw error;
  }
  for (const origin of origins) await balancer.add(origin);
  return { origin: balancer.origin, origins, products, start: (n) => start(n), close };
}

/** Restarts a node, as a new version is rolled out. */
export async function restart(nodes: Nodes, n: number): Promise<void> {
  const product = nodes.products[n]!;
  product.kill('SIGTERM');
  const ended = await product.ended;
  if (ended.code !== 0) throw new Error(`It ended with ${ended.code}:\n${product.output()}`);
  await nodes.start(n);
}

/** Restarts one node after the other. */
export async function restartAll(nodes: Nodes): Promise<void> {
  for (const n of nodes.products.keys()) await restart(nodes, n);
}

/** What visitors who ask all the time have got so far. */
export interface Traffic {
  answered: number;
  /** Answers that were none: a status of 500 and above, or a broken connection. */
  failures: string[];
  /** Ends it. */
  stop(): Promise<void>;
}

/** Sends requests, each as soon as the one before it is answered. @param visitors each sends one request */
export function startTraffic(visitors: readonly (() => Promise<Response>)[]): Traffic {
  const traffic: Traffic = {
    answered: 0,
    failures: [],
    async stop() {
      going = false;
      await done;
    },
  };
  let going = true;
  const visit = async (ask: () => Promise<Response>) => {
    while (going) {
      try {
        const answer = await ask();
        const text = await answer.text();
        if (answer.status >= 500) traffic.failures.push(`${answer.status} ${text}`);
      } catch (error) {
        traffic.failures.push(String((error as Error).cause ?? error));
      }
      traffic.answered += 1;
    }
  };
  const done = Promise.all(visitors.map(visit));
  return traffic;
}

/** What a member writes at one node, and reads at another. */
export interface Elsewhere {
  member: Visitor;
  path: string;
  write: readonly [url: string, method: string, body?: object];
}

/** What a member reads on one node right after they wrote on another, which has not heard of it yet. */
export async function readElsewhere<T>(
  { origins, products }: Nodes,
  { member, path, write: [url, method, body] }: Elsewhere,
): Promise<T> {
  const [here, elsewhere] = origins as [string, string];
  // Repeated reads are answered at once.
  for (let n = 0; n < 3; n++) await member.read(elsewhere + path);
  products[1]!.kill('SIGSTOP');
  try {
    const written = await member.send(here + url, method, body);
    if (written.status !== 200) throw new Error(`${written.status}: ${await written.text()}`);
    const reading = member.read<T>(elsewhere + path);
    await sleep(20);
    products[1]!.kill('SIGCONT');
    return await reading;
  } finally {
    products[1]!.kill('SIGCONT');
  }
}
