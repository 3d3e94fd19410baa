import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect } from 'vitest';
import { waitFor } from './wait-for.ts';

const PROGRAM = fileURLToPath(new URL('../scripts/lib/postgres-pair-process.mjs', import.meta.url));

type Name = 'primary' | 'standby';

interface Server {
  name: Name;
  url: string;
  pid: number;
}

/** A primary and its synchronous streaming standby. */
export interface PostgresPair {
  /** Both hosts in one address, the primary first. */
  url: string;
  urlOf(name: Name): string;
  query<Row extends object>(name: Name, statement: string): Promise<Row[]>;
  /** Kills a server as a crash would, and waits until its port is closed. */
  kill(name: Name): Promise<void>;
  /** Starts a server that was killed. */
  start(name: Name): Promise<void>;
  /** Stops all processes of a server (SIGSTOP): it takes connections and answers nothing. */
  freeze(name: Name): Promise<void>;
  /** Lets a frozen server go on. */
  thaw(name: Name): Promise<void>;
  /** Makes the standby a primary. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Starts both; they end with this process, however it ends. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const child = spawn(process.execPath, [PROGRAM], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  const servers = new Map<Name, Server>();
  const started = createInterface(child.stdout);
  started.on('line', (line) => {
    const server = JSON.parse(line) as Server;
    servers.set(server.name, server);
  });
  const nextLine = () =>
    Promise.race([
      once(started, 'line'),
      ended.then(() => Promise.reject(new Error('The servers have ended; it says why above.'))),
    ]);
  const order = async (what: 'start' | 'SIGSTOP' | 'SIGCONT', name: Name) => {
    const done = nextLine();
    child.stdin.write(`${what} ${name}\n`);
    await done;
  };
  while (servers.size < 2) await nextLine();
  const urlOf = (name: Name) => servers.get(name)!.url;
  const { host } = new URL(urlOf('standby'));
  let orphans: { pid: number }[] = [];
  return {
    url: urlOf('primary').replace(/@([^/]+)/, `@$1,${host}`),
    urlOf,
    query: (name, statement) => query(urlOf(name), statement),
    async kill(name) {
      orphans = await query(urlOf(name), 'select pid from pg_stat_activity');
      process.kill(servers.get(name)!.pid, 'SIGKILL');
      await waitFor(() => expectRefused(urlOf(name)));
    },
    async start(name) {
      // They end once they notice that their server has ended; while one holds its shared memory, no other can start there.
      await waitFor(() => expect(orphans.filter(({ pid }) => isRunning(pid))).toEqual([]));
      await order('start', name);
    },
    freeze: (name) => order('SIGSTOP', name),
    thaw: (name) => order('SIGCONT', name),
    async promote() {
      await query(urlOf('standby'), 'select pg_promote()');
    },
    async close() {
      child.stdin.end();
      await ended;
    },
  };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // An ended process whose exit code was not read yet is a zombie.
  const stat = `/proc/${pid}/stat`;
  return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
}

async function expectRefused(url: string): Promise<void> {
  const error = await query(url, 'select 1').then(
    () => null,
    (cause: NodeJS.ErrnoException) => cause.code,
  );
  if (error !== 'ECONNREFUSED') throw new Error(`The server still answers: ${error}`);
}
