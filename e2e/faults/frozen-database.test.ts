import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgresPair, type PostgresPair } from '../../testing/postgres-pair.ts';
import { waitFor } from '../../testing/wait-for.ts';
import type { CafeFacts } from '../helper/api.ts';
import { startOnFailingDatabase, type FailingDatabase } from '../helper/database-outage.ts';
import { newVisitor, registerMember, type Visitor } from '../helper/visitor.ts';

const FROZEN_MS = 14_000;
/** After so long a node has heard of whatever was announced. */
const ANNOUNCED_MS = 3000;
/** After so long it reads again what it knows of a member. */
const EXPIRED_MS = 11_000;
const READ_MS = 2000;
const WRITE_MS = 5000;
/** When in the outage somebody reads for the first time: before and after it is noticed, and near its end. */
const FIRST_READS_MS = [0, 400, 1200, 5000, 11_000];

interface Answer {
  who: string;
  status: number;
  ms: number;
  text: string;
}

/** Cafes with a heart in a list. */
const heartsIn = (text: string) =>
  (JSON.parse(text) as (CafeFacts & { isFavorite: boolean })[])
    .filter(({ isFavorite }) => isFavorite)
    .map(({ id }) => id);

async function ask(who: string, asked: () => Promise<Response>): Promise<Answer> {
  const began = performance.now();
  const answer = await asked();
  const text = await answer.text();
  return { who, status: answer.status, ms: performance.now() - began, text };
}

describe('while all processes of PostgreSQL are stopped for 14 s', () => {
  let pair: PostgresPair;
  let failing: FailingDatabase;
  let origin: string;
  let cafes: number[];

  beforeAll(async () => {
    pair = await startPostgresPair();
    failing = await startOnFailingDatabase(pair.urlOf('primary'));
    ({ origin } = failing);
    cafes = (await newVisitor().read<CafeFacts[]>(`${origin}/api/cafes`)).map(({ id }) => id);
  });
  afterAll(async () => {
    await pair.thaw('primary');
    await failing.close();
    await pair.close();
  });

  const heart = (member: Visitor, cafeId: number) =>
    member.send(`${origin}/api/favorites`, 'POST', { cafeId });

  /** A member with a heart, which the node has read. */
  async function memberWithHeart(name: string, cafeId: number): Promise<Visitor> {
    const member = await registerMember(origin, name);
    expect((await heart(member, cafeId)).status).toBe(200);
    await waitFor(async () => {
      const list = await member.send(`${origin}/api/cafes`);
      expect(heartsIn(await list.text())).toEqual([cafeId]);
    });
    return member;
  }

  /** The first read of somebody, and two later ones. */
  async function readThrice(who: string, reader: Visitor, n: number): Promise<Answer[]> {
    const paths = ['/api/cafes', `/api/cafes?q=coffee%20${n}`, `/api/cafes?limit=${n + 5}`];
    const answers: Answer[] = [];
    for (const path of paths) answers.push(await ask(who, () => reader.send(origin + path)));
    return answers;
  }

  it('no read waits, the first one included, and nothing acknowledged is lost', async () => {
    const cold: Visitor[] = [];
    for (const n of FIRST_READS_MS.keys()) cold.push(await memberWithHeart(`cold${n}`, cafes[n]!));
    // A node forgets a session at once when it hears of a change of it.
    await sleep(ANNOUNCED_MS);
    for (const member of cold) await member.read(`${origin}/api/cafes`);
    await sleep(EXPIRED_MS);
    const warm = await memberWithHeart('warm', cafes[7]!);
    const writer = await memberWithHeart('writer', cafes[8]!);

    await pair.freeze('primary');
    const frozen = performance.now();
    const at = (ms: number) => sleep(Math.max(0, frozen + ms - performance.now()));
    const reading = FIRST_READS_MS.map(async (ms, n) => {
      await at(ms);
      const [members, guests] = await Promise.all([
        readThrice(`a member at ${ms} ms`, cold[n]!, n),
        readThrice(`a guest at ${ms} ms`, newVisitor(`198.51.100.${n}`), n),
      ]);
      return { members, guests, heart: cafes[n]! };
    });
    const warmReading = readThrice('a member who has just read', warm, 20);
    const writing = [0, 6000].map(async (ms) => {
      await at(ms);
      return ask(`a write at ${ms} ms`, () => heart(writer, cafes[9]!));
    });
    await at(FROZEN_MS);
    const readings = await Promise.all(reading);
    const written = await Promise.all(writing);
    await pair.thaw('primary');

    const reads = [
      ...readings.flatMap(({ members, guests }) => [...members, ...guests]),
      ...(await warmReading),
    ];
    const slowest = reads.toSorted((a, b) => b.ms - a.ms)[0]!;
    process.stdout.write(
      `Slowest read: ${slowest.who}, ${slowest.ms.toFixed(0)} ms; writes: ${written.map(({ ms }) => ms.toFixed(0)).join(' and ')} ms.\n`,
    );
    expect(reads.filter(({ status, ms }) => status !== 200 || ms >= READ_MS)).toEqual([]);
    for (const { members, guests, heart: hearted } of readings) {
      expect(heartsIn(members[0]!.text)).toEqual([hearted]);
      expect(JSON.parse(guests[0]!.text)).toHaveLength(cafes.length);
      expect(heartsIn(guests[0]!.text)).toEqual([]);
    }
    for (const { status, ms, text } of written) {
      expect([status, JSON.parse(text)]).toEqual([
        503,
        { message: expect.any(String), code: 'UNAVAILABLE' },
      ]);
      expect(ms).toBeLessThan(WRITE_MS);
    }

    await waitFor(async () => expect((await heart(writer, cafes[10]!)).status).toBe(200));
    const favoritesOf = async (member: Visitor) =>
      (await member.read<CafeFacts[]>(`${origin}/api/favorites`)).map(({ id }) => id);
    for (const [n, member] of cold.entries()) expect(await favoritesOf(member)).toEqual([cafes[n]]);
    expect(await favoritesOf(warm)).toEqual([cafes[7]]);
    expect(await favoritesOf(writer)).toEqual(expect.arrayContaining([cafes[8], cafes[10]]));
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  });
});
