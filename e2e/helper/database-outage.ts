import { Client } from 'pg';
import { createServerDatabase } from '../../testing/server-database.ts';
import { startTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { waitFor } from '../../testing/wait-for.ts';
import { ADMIN } from './admin-account.ts';
import type { CafeFacts } from './api.ts';
import { dataFolder, startProduct, stopProduct, type Product } from './product.ts';
import { startTimedTraffic, type Asker, type TimedTraffic } from './timed-traffic.ts';
import { newVisitor, registerMember, type Visitor } from './visitor.ts';

const TOKEN = 'a token for tests';
const WRITERS = 3;
/** Members may write 120 times a minute. */
const WRITE_EVERY_MS = 600;
/** How long nothing may fail after the first write that is acknowledged again. */
const CALM_MS = 3000;

/** The product on a PostgreSQL server that can be made to fail. */
export interface FailingDatabase {
  origin: string;
  product: Product;
  proxy: TcpProxy;
  /** The role that the product connects as. */
  role: string;
  /** Asks the server past the proxy, as the role that tests have. */
  query: <Row extends object>(statement: string) => Promise<Row[]>;
  close: () => Promise<void>;
}

/** @param serverUrl by default the one for tests */
export async function startOnFailingDatabase(serverUrl?: string): Promise<FailingDatabase> {
  const database = await createServerDatabase(serverUrl);
  const query = async <Row extends object>(statement: string) => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  const url = new URL(database.url);
  const role = url.pathname.slice(1);
  await query(`create role ${role} login password '${role}'`);
  await query(`alter database ${role} owner to ${role}`);
  const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) });
  Object.assign(url, { host: `127.0.0.1:${proxy.port}`, username: role, password: role });
  const folder = await dataFolder();
  const product = await startProduct({
    DATABASE_URL: url.href,
    DATA_DIR: folder.path,
    ADMIN_PASSWORD: ADMIN.password,
    TRUST_PROXY: '1',
    METRICS_TOKEN: TOKEN,
  });
  return {
    origin: await product.ready,
    product,
    proxy,
    role,
    query,
    async close() {
      await stopProduct(product);
      await proxy.close();
      await database.drop();
      await database.onServer(`drop role ${role}`);
      await folder.remove();
    },
  };
}

export interface Outage {
  name: string;
  begin: (failing: FailingDatabase) => Promise<void>;
  end: (failing: FailingDatabase) => Promise<void>;
}

/** A member who gives hearts to one cafe after the other. */
interface Writer {
  member: Visitor;
  acknowledged: Set<number>;
}

/** A new address each time, so that no limit of one client counts. */
const addressOf = (n: number) => `198.51.${(n >> 8) % 256}.${n % 256}`;

function askers(origin: string, cafes: readonly number[], writers: readonly Writer[]) {
  const guest = newVisitor();
  const get = (path: (n: number) => string, from: (n: number) => Visitor = () => guest) => ({
    ask: (n: number) => from(n).send(origin + path(n)),
    everyMs: 20,
  });
  const another = (n: number) => newVisitor(addressOf(n));
  const writing = ({ member, acknowledged }: Writer): Asker => ({
    async ask(n) {
      const cafeId = cafes[n % cafes.length]!;
      const answer = await member.send(`${origin}/api/favorites`, 'POST', { cafeId });
      if (answer.status === 200) acknowledged.add(cafeId);
      return answer;
    },
    everyMs: WRITE_EVERY_MS,
  });
  const signIn: Asker = {
    ask: (n) =>
      another(n).send(`${origin}/api/login`, 'POST', {
        username: 'member0',
        password: 'A good one 4 nodes',
      }),
    everyMs: 1000,
  };
  const watching = (path: string): Asker => ({
    ask: (_n, signal) =>
      fetch(origin + path, { headers: { authorization: `Bearer ${TOKEN}` }, signal }),
    everyMs: 250,
  });
  return {
    guests: [
      get((n) => `/api/cafes?limit=${(n % 5) + 1}`),
      get((n) => `/api/cafes?q=coffee%20${n}`, another),
      get((n) => `/cafe/${cafes[n % cafes.length]}`, another),
    ],
    members: writers.map(({ member }) =>
      get(
        () => '/api/cafes?limit=5',
        () => member,
      ),
    ),
    writes: writers.map(writing),
    signIns: [signIn],
    healthz: [watching('/healthz')],
    readyz: [watching('/readyz')],
    metrics: [watching('/metrics')],
  };
}

/** Lines of the log that need an operator's attention. */
const linesOf = (product: Product) =>
  product
    .output()
    .split('\n')
    .filter((line) => /^\{"level":[45]0/.test(line));

export interface OutageSeen {
  /** What was asked during it, some of it answered after it, and what was asked after it. */
  during: TimedTraffic;
  after: TimedTraffic;
  /** When it ended, by `performance.now()`. */
  endedAt: number;
  /** From its end until a write was acknowledged and nothing failed any more. */
  recoveryMs: number;
  /** What the log said meanwhile. */
  lines: string[];
  /** Acknowledged, and not there. */
  lost: number[];
}

const select = (traffic: TimedTraffic, isWanted: (at: number) => boolean): TimedTraffic =>
  Object.fromEntries(
    Object.entries(traffic).map(([name, answers]) => [
      name,
      answers.filter(({ at }) => isWanted(at)),
    ]),
  );

/** Makes the database fail for some time, and until a write of that time is answered, while members and guests go on. */
export async function seeOutage(
  failing: FailingDatabase,
  { begin, end }: Outage,
  seconds: number,
): Promise<OutageSeen> {
  const { origin, product } = failing;
  const cafes = (await newVisitor().read<CafeFacts[]>(`${origin}/api/cafes`)).map(({ id }) => id);
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, async (_, n): Promise<Writer> => {
      const member = await registerMember(origin, `member${n}`);
      return { member, acknowledged: new Set() };
    }),
  );
  const known = linesOf(product).length;
  const traffic = startTimedTraffic(askers(origin, cafes, writers));
  const { writes } = traffic.answers as { writes: TimedTraffic[string] };
  const writtenSince = (since: number) =>
    waitFor(() => {
      const one = writes.find(({ at, status }) => at >= since && status === 200);
      if (!one) throw new Error('Nothing was written.');
      return one.at + one.ms - since;
    });
  await writtenSince(performance.now());
  await begin(failing);
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  // On a slow machine an answer may take longer than the outage was to last.
  await waitFor(() => {
    if (!writes.some(({ at, status }) => at >= began && status !== 0))
      throw new Error('No write was answered.');
  });
  const endedAt = performance.now();
  await end(failing);
  const ended = performance.now();
  const firstWritten = writtenSince(ended);
  await firstWritten;
  await new Promise((resolve) => setTimeout(resolve, CALM_MS));
  await traffic.stop();
  const failed = Object.values(traffic.answers)
    .flat()
    .filter(({ at, status }) => at >= ended && status !== 200);
  const recoveryMs = Math.max(await firstWritten, ...failed.map(({ at, ms }) => at + ms - ended));
  const favorites = await Promise.all(
    writers.map(({ member }) => member.read<CafeFacts[]>(`${origin}/api/favorites`)),
  );
  return {
    during: select(traffic.answers, (at) => at >= began && at < ended),
    after: select(traffic.answers, (at) => at > ended + recoveryMs),
    endedAt,
    recoveryMs,
    lines: linesOf(product).slice(known),
    lost: writers.flatMap(({ acknowledged }, n) =>
      [...acknowledged].filter((cafe) => !favorites[n]!.some(({ id }) => id === cafe)),
    ),
  };
}
