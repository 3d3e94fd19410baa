import { startMeasured, type MeasuredServer } from '../http/measured-server.ts';
import { captureRead } from '../http/reads.ts';
import { load } from '../http/load.ts';
import { least, median } from '../rounds.ts';
import type { BenchRow } from '../report.ts';
import { withFreshDatabase } from '../fresh-database.ts';
import { rateAtSize } from './at-size.ts';
import { timeOtherNode } from './other-node.ts';
import { rateMany } from './ratings.ts';
import { newVisitor, PASSWORD, registerMember, type Visitor } from './visitors.ts';

const PORT = 4894;
const ORIGIN = `http://127.0.0.1:${PORT}`;
/** So many that none writes more often than a member may. */
const MEMBERS = 120;
const ROUNDS = 3;
const SIGN_INS = 60;
const READS = 6_400;
/** `BENCH_SIZES=1000000 npm run bench -- members` measures a million cafes. */
const SIZES = (process.env['BENCH_SIZES'] ?? '50000').split(',').map(Number);
const MILLION = 1_000_000;
const CONCURRENCY = 32;

const row = (name: string, value: number, unit: string, limit: number, most = true): BenchRow => ({
  name,
  value,
  unit,
  target: `${most ? '≤' : '≥'} ${limit}`,
  ok: most ? value <= limit : value >= limit,
});

const login = (username: string, password: string) =>
  newVisitor(ORIGIN).send('POST', '/api/login', { username, password });

const nameOf = (n: number) => `member${n % MEMBERS}`;

async function signInCost(server: MeasuredServer): Promise<BenchRow> {
  const before = await server.cpu();
  for (let n = 0; n < SIGN_INS; n++) await login(nameOf(n), PASSWORD);
  return row('a sign-in: CPU', ((await server.cpu()) - before) / SIGN_INS / 1000, 'ms', 40);
}

/** The time of catalogue reads while many members sign in at once. */
async function readsBesideSignIns(): Promise<BenchRow> {
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const times: number[] = [];
    let signingIn = true;
    const reading = (async () => {
      for (let n = 0; signingIn; n++) {
        const began = performance.now();
        await (await fetch(`${ORIGIN}/api/cafes?q=coffee&limit=${(n % 100) + 1}`)).text();
        times.push(performance.now() - began);
      }
    })();
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, n) => login(nameOf(n), PASSWORD)));
    signingIn = false;
    await reading;
    waits.push(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!);
  }
  return row('a read beside 32 sign-ins at once: p99', least(waits), 'ms', 50);
}

/** Whether the time of a refusal reveals that an account exists. */
async function knownAndUnknown(): Promise<BenchRow> {
  const time = async (username: string) => {
    const began = performance.now();
    await login(username, 'the wrong password');
    return performance.now() - began;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < 200; n++) {
    known.push(await time(nameOf(n)));
    unknown.push(await time(`nobody${n}`));
  }
  const apart = Math.abs(median(known) - median(unknown));
  return row('known and unknown accounts apart, median of 200', apart, 'ms', 5);
}

/** The cost of a member's list relative to a guest's: the same cafes, some of them favorites. */
async function memberReads(server: MeasuredServer, member: Visitor): Promise<BenchRow> {
  const cafes = (await (await fetch(`${ORIGIN}/api/cafes`)).json()) as { id: number }[];
  for (const { id } of cafes.slice(0, 5))
    await member.send('POST', '/api/favorites', { cafeId: id });
  const { text } = await captureRead('list', PORT, '/api/cafes');
  const personal = text.replace('\r\n\r\n', `\r\ncookie: ${member.cookie}\r\n\r\n`);
  const cost = async (request: string) => {
    await load(PORT, request, READS / 4);
    const before = await server.cpu();
    await load(PORT, request, READS);
    return ((await server.cpu()) - before) / READS;
  };
  const ratios: number[] = [];
  for (let round = 0; round < 7; round++) {
    const guest = await cost(text);
    ratios.push((await cost(personal)) / guest);
  }
  return row('a member’s list beside a guest’s: CPU', median(ratios), '×', 2);
}

/** Ratings a second by many members at once, and whether the averages are correct afterwards. */
async function ratingWrites(members: readonly Visitor[]): Promise<BenchRow[]> {
  const cafes = (await (await fetch(`${ORIGIN}/api/cafes`)).json()) as { id: number }[];
  const ids = cafes.map(({ id }) => id);
  const rounds: Awaited<ReturnType<typeof rateMany>>[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await rateMany(members, ids, { round }));
  const { counts } = rounds[0]!;
  const after = (await (await fetch(`${ORIGIN}/api/cafes`)).json()) as {
    id: number;
    totalRatings: number;
  }[];
  const wrong = after.filter(({ id, totalRatings }) => totalRatings !== (counts.get(id) ?? 0));
  return [
    row(
      'ratings a second on PostgreSQL',
      Math.max(...rounds.map((one) => one.perSecond)),
      '/s',
      500,
      false,
    ),
    row('cafes whose count is wrong after it', wrong.length, '', 0),
  ];
}

async function ratingsAtSize(script: URL, size: number): Promise<BenchRow[]> {
  const [pace, wait] = size < MILLION ? [500, 20] : [300, 50];
  const { perSecond, p99, elsewhere } = await rateAtSize(script, PORT, { size, pace });
  const name = `${size.toLocaleString('en')} cafes: `;
  return [
    row(`${name}ratings a second`, perSecond, '/s', pace, false),
    row(`${name}a read beside ${pace} a second, p99`, p99, 'ms', wait),
    row(`${name}a write seen on another node, p99`, elsewhere, 'ms', 50),
  ];
}

async function costsOfMembers(script: URL): Promise<BenchRow[]> {
  return withFreshDatabase(async (url) => {
    const settings = { DATABASE_URL: url, TRUST_PROXY: '1' };
    const server = await startMeasured(script, PORT, settings);
    try {
      const members: Visitor[] = [];
      for (let n = 0; n < MEMBERS; n++) members.push(await registerMember(ORIGIN, nameOf(n)));
      return [
        await signInCost(server),
        await readsBesideSignIns(),
        await knownAndUnknown(),
        await memberReads(server, members[0]!),
        ...(await ratingWrites(members)),
        row(
          'a write seen on another node: p99',
          await timeOtherNode({ origin: ORIGIN, script, port: PORT + 1, settings }),
          'ms',
          50,
        ),
      ];
    } finally {
      await server.stop();
    }
  });
}

/** The cost of members: signing in, reading, rating. */
export async function runMembersBench(): Promise<BenchRow[]> {
  const script = new URL('../../dist/server/main.js', import.meta.url);
  const rows = await costsOfMembers(script);
  for (const size of SIZES) rows.push(...(await ratingsAtSize(script, size)));
  return rows;
}
