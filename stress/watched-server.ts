import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bostonTiles } from '../testing/boston-tiles.ts';

const PROBE = new URL('probe.mjs', import.meta.url).href;
const built = (name: string) =>
  fileURLToPath(new URL(`../dist/server/${name}.js`, import.meta.url));
const ERROR_LEVEL = 50;

export const METRICS_TOKEN = 'a token for the scraper';
export const ADMIN = { username: 'admin', password: 'A good one 4 stress' };

/** What the probe in it tells. */
interface ServerState {
  /** Of all threads, since the start. */
  cpuMs: number;
  memory: NodeJS.MemoryUsage;
  handles: number;
  descriptors: {
    /** Sockets, and files but for those of the embedded database. */
    own: number;
    /** The embedded database keeps each of its files open once it has used it. */
    database: number;
    /** Of these, what is open twice, or deleted. */
    astray: number;
  };
  /** Since the last look; a loop that is never late has 10, the resolution. */
  loopDelayMs: { p50: number; p99: number };
}

/** The built product in a process of its own, whose log and state are watched. */
export interface WatchedServer {
  origin: string;
  port: number;
  /** The folder of the mails it has sent. */
  outbox: string;
  /** Log lines of level error, and whatever on standard error is no log line. */
  errors: string[];
  /** How it ended by itself, or null. */
  end: string | null;
  /** @param collect whether garbage is collected first */
  look(collect?: boolean): Promise<ServerState>;
  /** `npm run admin -- create`: the new admin's password. */
  createAdmin(username: string): Promise<string>;
  stop(): Promise<void>;
}

const isError = (line: string): boolean => {
  try {
    return (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL;
  } catch {
    return true;
  }
};

/** @param settings beside those that every server under stress has */
export async function startWatched(settings: Record<string, string> = {}): Promise<WatchedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'cortado-stress-'));
  const tiles = join(folder, 'boston.pmtiles');
  await writeFile(tiles, bostonTiles());
  const { PATH, HOME } = process.env;
  const env: NodeJS.ProcessEnv = {
    PATH,
    HOME,
    PORT: '0',
    SEED: 'demo',
    DATA_DIR: join(folder, 'data'),
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
    APP_URL: 'http://localhost:3000',
    DEV_TOOLS: 'true',
    MAP_TILES: tiles,
    METRICS_TOKEN,
    TRUST_PROXY: '1',
    ...settings,
  };
  const child = fork(built('main'), [], {
    env,
    execArgv: ['--expose-gc', '--import', PROBE],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  let tellPort: (port: number) => void;
  const listening = new Promise<number>((resolve) => (tellPort = resolve));
  createInterface({ input: child.stdout! }).on('line', (line) => {
    const port = /listening at .*:(\d+)$/i.exec(line)?.[1];
    if (port) tellPort(Number(port));
  });
  const server: Omit<WatchedServer, 'origin' | 'port'> = {
    outbox: join(folder, 'data', 'outbox'),
    errors: [],
    end: null,
    async look(collect = false) {
      const answer = once(child, 'message');
      child.send(collect ? 'collect' : 'look');
      const [state] = (await answer) as [ServerState];
      return state;
    },
    async createAdmin(username) {
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [built('admin'), 'create', username],
        { env },
      );
      return / has the password (\S+)/.exec(stdout)![1]!;
    },
    async stop() {
      child.kill('SIGTERM');
      await exit;
      await rm(folder, { recursive: true, force: true });
    },
  };
  createInterface({ input: child.stderr! }).on('line', (line) => {
    if (isError(line)) server.errors.push(line);
  });
  void exit.then(([code, signal]) => (server.end = `It ended with ${code ?? signal}.`));
  const early = exit.then(() => {
    throw new Error(`It ended before it listened:\n${server.errors.join('\n')}`);
  });
  const port = await Promise.race([listening, early]);
  return Object.assign(server, { port, origin: `http://127.0.0.1:${port}` });
}
