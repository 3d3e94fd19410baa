import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { nat, sample } from 'fast-check';
import { waitFor } from '../../../testing/wait-for.ts';
import type { CafeFacts } from '../../helper/api.ts';
import { newVisitor } from '../../helper/visitor.ts';
import { registerMembers, signInAdmins } from './accounts.ts';
import { editWriter, importWriter, uploadWriter } from './admin-writers.ts';
import { halfChanges, isUpToDate, wrongCounts } from './check.ts';
import { heartWriter, ratingWriter } from './member-writers.ts';
import { readTables } from './rows.ts';
import type { Target } from './targets.ts';
import { writeUntil, type Writer } from './writer.ts';

export interface Plan {
  kills: number;
  /** Each may write twice a second for long. */
  accountsPerWriter: number;
  /** Of the run to be repeated. */
  seed?: number;
  /** Gets the lines of the table, with a row of totals after each kill: an interrupted run has one too. */
  print?: (line: string) => void;
}

export interface Figures {
  kills: number;
  acknowledged: number;
  lost: string[];
  wrongCounts: string[];
  halfChanges: string[];
  restartSeconds: number[];
}

/** A kill comes after so many acknowledged writes at most, and so long after the last of them. */
const MOST_WRITES = 50;
const LONGEST_WAIT_MS = 30;
const LOOK_EVERY_MS = 5;

/** Numbers by chance, the same ones for the same seed. */
function numbersOf(seed: number): (limit: number) => number {
  const numbers = sample(nat(), { numRuns: 100_000, seed });
  let at = 0;
  return (limit) => numbers[(at += 1) % numbers.length]! % limit;
}

async function openWriters(target: Target, count: number, random: (limit: number) => number) {
  const { origin } = target;
  const cafes = await newVisitor().read<CafeFacts[]>(`${origin}/api/cafes`);
  const admins = await signInAdmins(target, count);
  const asAdmins = { origin, cafes, random, accounts: admins };
  const writers: Writer[] = [
    editWriter(asAdmins, 0),
    editWriter(asAdmins, 1),
    importWriter(asAdmins),
    uploadWriter(asAdmins),
  ];
  for (const [at, open] of [ratingWriter, ratingWriter, heartWriter, heartWriter].entries()) {
    const accounts = await registerMembers(target, at * count, count);
    writers.push(open({ origin, cafes, random, accounts }));
  }
  return writers;
}

const acknowledgedBy = (writers: readonly Writer[]) =>
  writers.reduce((total, { journal }) => total + journal.acknowledged, 0);

/** Kills again and again while eight writers write, and looks after each restart at what is there. */
export async function runKills(target: Target, plan: Plan): Promise<Figures> {
  const { kills, accountsPerWriter, seed = randomInt(2 ** 31), print } = plan;
  process.stdout.write(`Killing ${target.what}, with the seed ${seed}.\n`);
  const random = numbersOf(seed);
  const writers = await openWriters(target, accountsPerWriter, random);
  const figures: Figures = {
    kills: 0,
    acknowledged: 0,
    lost: [],
    wrongCounts: [],
    halfChanges: [],
    restartSeconds: [],
  };
  print?.(HEADING);
  for (let kill = 0; kill < kills; kill++) {
    const stop = new AbortController();
    const writing = Promise.all(writers.map((writer) => writeUntil(writer, stop.signal)));
    writing.catch(() => {});
    const enough = acknowledgedBy(writers) + 1 + random(MOST_WRITES);
    while (acknowledgedBy(writers) < enough) await Promise.race([sleep(LOOK_EVERY_MS), writing]);
    await sleep(random(LONGEST_WAIT_MS));
    await target.kill(random);
    stop.abort();
    const began = performance.now();
    await target.restart();
    figures.restartSeconds.push((performance.now() - began) / 1000);
    await writing;
    const tables = await readTables(target.settings);
    figures.lost.push(...writers.flatMap((writer) => writer.journal.compare(writer.find(tables))));
    figures.wrongCounts.push(...wrongCounts(tables));
    figures.halfChanges.push(...halfChanges(tables));
    await waitFor(async () => {
      const list = await newVisitor().read<CafeFacts[]>(`${target.origin}/api/cafes`);
      if (!isUpToDate(list, tables)) throw new Error('The catalogue differs from the database.');
    });
    figures.kills += 1;
    figures.acknowledged = acknowledgedBy(writers);
    print?.(rowOf(target.what, figures));
  }
  return figures;
}

const HEADING = `| killed | kills | acknowledged | lost | wrong counts | half changes | restart, median | longest |
|---|--:|--:|--:|--:|--:|--:|--:|`;

/** A row of the table in docs/reliability.md. */
function rowOf(what: string, figures: Figures): string {
  const times = figures.restartSeconds.toSorted((a, b) => a - b);
  const cells = [
    what,
    figures.kills,
    figures.acknowledged,
    ...[figures.lost, figures.wrongCounts, figures.halfChanges].map(({ length }) => length),
    ...[times[Math.floor(times.length / 2)]!, times.at(-1)!].map((time) => `${time.toFixed(1)} s`),
  ];
  return `| ${cells.join(' | ')} |`;
}
