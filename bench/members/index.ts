import { fillDirectory } from '../fill-directory.ts';
import { withFreshDatabase } from '../fresh-database.ts';
import type { BenchRow } from '../report.ts';
import { startProduct } from '../server.ts';
import { measureReads } from '../steady-reads.ts';
import { cafeIds, newVisitor, registerMember, type Visitor } from '../visitors.ts';
import { timeOtherNode } from './other-node.ts';
import { rateMany } from './ratings.ts';

/** `BENCH_SIZES=1000000 npm run bench -- members` measures a million cafes. */
const SIZES = (process.env['BENCH_SIZES'] ?? '50000').split(',').map(Number);
const MILLION = 1_000_000;
/** So many that none writes more often than a member may. */
const MEMBERS = 200;
const ROUNDS = 3;
const PAGES = Array.from({ length: 100 }, (_, at) => `/api/cafes?q=coffee&limit=20&offset=${at}`);

/** The cost of members' ratings in a directory of some size, of the quietest round: other work only adds. */
async function rateAtSize(size: number): Promise<BenchRow[]> {
  // Ratings a second beside which reads are timed, and their limit.
  const [pace, wait] = size < MILLION ? [500, 20] : [300, 50];
  return withFreshDatabase(async (url) => {
    await fillDirectory(url, size);
    const settings = { DATABASE_URL: url, SEED: 'none' };
    const server = await startProduct(settings);
    try {
      const guest = newVisitor(server.origin);
      const ids = await cafeIds(guest);
      const members: Visitor[] = [];
      for (let n = 0; n < MEMBERS; n++)
        members.push(await registerMember(server.origin, `member${n}`));
      const rates: number[] = [];
      const waits: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        rates.push(await rateMany(members, ids, { round: round * 2 }));
        const rate = () => rateMany(members, ids, { round: round * 2 + 1, pace });
        const { failures, p99 } = await measureReads(server.port, PAGES, rate);
        if (failures > 0) throw new Error(`${failures} reads failed.`);
        waits.push(p99);
      }
      const elsewhere = await timeOtherNode(server.origin, settings);
      const row = (name: string, value: number, unit: string): BenchRow => {
        return { name: `${size.toLocaleString('en')} cafes: ${name}`, value, unit };
      };
      return [
        { ...row('ratings a second', Math.max(...rates), '/s'), least: pace },
        { ...row(`a read beside ${pace} a second, p99`, Math.min(...waits), 'ms'), most: wait },
        { ...row('a write seen on another node, p99', elsewhere, 'ms'), most: 50 },
      ];
    } finally {
      await server.stop();
    }
  });
}

const medianOf = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** Whether the time of a refusal reveals that an account exists. */
async function knownAndUnknown(): Promise<BenchRow> {
  return withFreshDatabase(async (url) => {
    const server = await startProduct({ DATABASE_URL: url });
    try {
      const guest = newVisitor(server.origin);
      const time = async (username: string) => {
        const began = performance.now();
        await guest.send('POST', '/api/login', { username, password: 'the wrong password' });
        return performance.now() - began;
      };
      const known: number[] = [];
      const unknown: number[] = [];
      for (let n = 0; n < MEMBERS; n++) {
        await registerMember(server.origin, `member${n}`);
        known.push(await time(`member${n}`));
        unknown.push(await time(`nobody${n}`));
      }
      const value = Math.abs(medianOf(known) - medianOf(unknown));
      return {
        name: 'known and unknown accounts apart, median of 200',
        value,
        unit: 'ms',
        most: 5,
      };
    } finally {
      await server.stop();
    }
  });
}

/** The cost of members' ratings, and what a refused sign-in reveals. */
export async function runMembersBench(): Promise<BenchRow[]> {
  const rows = [await knownAndUnknown()];
  for (const size of SIZES) rows.push(...(await rateAtSize(size)));
  return rows;
}
