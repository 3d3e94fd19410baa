import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { exchange, type Answered } from '../../bench/exchange.ts';
import { newAddress } from '../../bench/visitors.ts';
import { startWatched, type WatchedServer } from '../watched-server.ts';
import { endpointCalls, OWN, type Call } from './calls.ts';
import { Clients, type Client } from './clients.ts';
import { describeCall, Findings } from './findings.ts';
import { judge, judgeRaw } from './judge.ts';
import { placeCalls } from './places.ts';
import { refreshMails, refreshPools } from './pools.ts';
import { rawBytes, sendRaw } from './raw.ts';
import { Tally } from './tally.ts';

const BATCH = 250;
const TELL_EVERY = 5000;
const RAW_IN_BATCH = 15;
const CONCURRENCY = 6;
const SLOW_MS = 1000;
/** A slow request is repeated when nothing else is running; then it may not cost that much of the server's own CPU time … */
const REPEATS = 3;
/** … nor take so long for another reason, on a machine that may be busy with other work. */
const WAIT_MS = 20_000;

const calls: fc.Arbitrary<Call> = fc.oneof(
  { weight: 7, arbitrary: endpointCalls },
  { weight: 1, arbitrary: placeCalls },
);

interface Run {
  server: WatchedServer;
  clients: Clients;
  findings: Findings;
  tally: Tally;
  slow: { call: Call; client: Client }[];
}

function sendAs({ server }: Run, client: Client, call: Call): Promise<Answered> {
  const headers = { 'x-forwarded-for': newAddress(), cookie: client.cookie, ...call.headers };
  const path = call.path.replace(OWN, String(client.cafeId || 1));
  return exchange(server.port, { ...call, path, headers });
}

async function sendCall(run: Run, call: Call): Promise<void> {
  const { clients, findings, tally } = run;
  const client = await clients.pick(call.role);
  try {
    const answer = await sendAs(run, client, call);
    tally.add(call, answer);
    const wrong = judge(call, answer);
    if (wrong) {
      findings.add(
        `${call.name ?? 'place'} ${wrong.slice(0, 60)}`,
        `${wrong}\n  ${describeCall(call)}`,
      );
    }
    if (answer.ms > SLOW_MS) run.slow.push({ call, client });
    const isOwnSession = !('cookie' in call.headers);
    if (answer.status === 401 && client.role !== 'guest' && isOwnSession) clients.drop(client);
    if (answer.status === 429) {
      client.restsUntil = Date.now() + Number(answer.headers['retry-after'] ?? 1) * 1000;
    }
  } catch (error) {
    findings.add(`no answer ${String(error)}`, `${String(error)}\n  ${describeCall(call)}`);
  }
}

async function sendBytes({ server, findings, tally }: Run, bytes: Buffer): Promise<void> {
  const answer = await sendRaw(server.port, bytes);
  tally.raw += 1;
  const wrong = judgeRaw(answer);
  if (wrong) findings.add(wrong, `${wrong}: ${JSON.stringify(bytes.toString('latin1', 0, 400))}`);
}

/** How slow an answer is when nothing else is running: the least CPU time of the server, or the time it waits beyond a limit. */
async function timeAlone(run: Run, { call, client }: Run['slow'][number]): Promise<number> {
  const times: number[] = [];
  while (times.length < REPEATS) {
    const before = await run.server.look();
    const { ms } = await sendAs(run, client, call);
    const after = await run.server.look();
    times.push(ms > WAIT_MS ? ms : Math.min(ms, after.cpuMs - before.cpuMs));
    if (times.at(-1)! <= SLOW_MS) break;
  }
  return Math.min(...times);
}

async function repeatSlow(run: Run): Promise<void> {
  for (const sent of run.slow.splice(0)) {
    const ms = await timeAlone(run, sent);
    run.tally.slowOnce += 1;
    if (ms <= SLOW_MS) continue;
    const { call } = sent;
    run.findings.add(
      `slow ${call.name ?? call.path}`,
      `${Math.round(ms)} ms\n  ${describeCall(call)}`,
    );
  }
}

async function sendBatch(run: Run, seed: number, size: number): Promise<void> {
  const raws = Math.min(RAW_IN_BATCH, size);
  const work = [
    ...fc.sample(rawBytes, { seed, numRuns: raws }).map((bytes) => () => sendBytes(run, bytes)),
    ...fc
      .sample(calls, { seed, numRuns: Math.max(1, size - raws) })
      .map((call) => () => sendCall(run, call)),
  ].values();
  const sender = async () => {
    for (const task of work) {
      if (run.server.end) return;
      await task();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sender));
  await repeatSlow(run);
  run.findings.addLogged(run.server);
}

/** The memory in use, once nothing is pending. */
async function heapOf({ server }: Run): Promise<number> {
  await sleep(1000);
  return (await server.look(true)).memory.heapUsed;
}

export interface Fuzzed {
  findings: Findings;
  tally: Tally;
  /** In use after half of the requests, and after all. */
  heap: { half: number; end: number };
}

/** Sends so many hostile requests to the built product. The same seed gives the same ones. */
export async function runFuzz(
  count: number,
  seed: number,
  settings: Record<string, string>,
): Promise<Fuzzed> {
  const server = await startWatched(settings);
  const run: Run = {
    server,
    clients: await Clients.open(server),
    findings: new Findings(),
    tally: new Tally(),
    slow: [],
  };
  const { findings, tally } = run;
  const heap = { half: 0, end: 0 };
  try {
    for (let sent = 0; sent < count && server.end === null; sent += BATCH) {
      await refreshPools(await run.clients.admin());
      await refreshMails(server.outbox);
      await sendBatch(run, seed + sent, Math.min(BATCH, count - sent));
      if (sent < count / 2 && sent + BATCH >= count / 2) heap.half = await heapOf(run);
      if ((sent + BATCH) % TELL_EVERY === 0) process.stdout.write(`${sent + BATCH} requests …\n`);
    }
    if (server.end !== null) findings.add('end', server.end);
    else heap.end = await heapOf(run);
    findings.addLogged(server);
    return { findings, tally, heap };
  } finally {
    await server.stop();
  }
}
