import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { bostonTiles } from '../testing/boston-tiles.ts';

const PROBE = new URL('probe.mjs', import.meta.url).href;
/** Appended to the tiles, which are shorter than the measured range. */
const PADDING = 65_536;

const ERROR_LEVEL = 50;

/** What the probe in a server reports. */
interface ServerState {
  /** Of all threads, since the start. */
  cpuMs: number;
  memory: NodeJS.MemoryUsage;
  /** The peak memory (RSS) of the process. */
  peakBytes: number;
  handles: number;
  descriptors: {
    /** Sockets, and files but for those of the embedded database. */
    own: number;
    /** The embedded database leaves each of its files open after its first use. */
    database: number;
    /** Of these, files that are open twice, or deleted. */
    astray: number;
  };
  /** Since the last call; a loop that is never late has 10, the resolution. */
  loopDelayMs: { p50: number; p99: number };
}

/** A server in its own process, whose state can be read. */
export interface Server {
  process: ChildProcess;
  port: number;
  origin: string;
  /** From its start until it listened. */
  startMs: number;
  /** @param collect whether garbage is collected first */
  look(collect?: boolean): Promise<ServerState>;
  stop(): Promise<void>;
}

/** The built product. */
export interface Product extends Server {
  dataDir: string;
}

/** Also lines that are not of the log. */
const isError = (line: string): boolean => {
  try {
    return (JSON.parse(line) as { level: number }).level >= ERROR_LEVEL;
  } catch {
    return true;
  }
};

/** A program of the built product, such as 'main'. */
export const built = (name: string): URL => new URL(`../dist/server/${name}.js`, import.meta.url);

/**
 * Starts a server on a port of its own.
 * @param script prints 'listening at' with its address once it is ready
 * @param env beside PATH, HOME and PORT
 * @param onError gets each line on standard error but those of the log below level error
 */
export async function startServer(
  script: URL,
  env: NodeJS.ProcessEnv = {},
  onError: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
): Promise<Server> {
  const { PATH, HOME } = process.env;
  const began = performance.now();
  const child = fork(fileURLToPath(script), [], {
    env: { PATH, HOME, PORT: '0', ...env },
    execArgv: ['--expose-gc', '--import', PROBE],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exit = once(child, 'exit');
  createInterface({ input: child.stderr! }).on('line', (line) => isError(line) && onError(line));
  const listening = new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const port = /listening at .*:(\d+)$/i.exec(line)?.[1];
      if (port) resolve(Number(port));
    });
    void exit.then(([code]) => reject(new Error(`It ended with ${code} before it listened.`)));
  });
  const port = await listening;
  return {
    process: child,
    port,
    origin: `http://127.0.0.1:${port}`,
    startMs: performance.now() - began,
    async look(collect = false) {
      const answer = once(child, 'message');
      child.send(collect ? 'collect' : 'look');
      const [state] = (await answer) as [ServerState];
      return state;
    },
    async stop() {
      child.kill('SIGTERM');
      await exit;
    },
  };
}

/**
 * Starts the built product in a new folder, which is deleted with it, with tiles of Boston.
 * @param settings environment variables
 * @param onError as of `startServer`
 */
export async function startProduct(
  settings: NodeJS.ProcessEnv = {},
  onError?: (line: string) => void,
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), 'cortado-bench-'));
  const tiles = join(folder, 'boston.pmtiles');
  await writeFile(tiles, Buffer.concat([bostonTiles(), randomBytes(PADDING)]));
  const dataDir = settings['DATA_DIR'] ?? join(folder, 'data');
  const env = { MAP_TILES: tiles, TRUST_PROXY: '1', ...settings, DATA_DIR: dataDir };
  const server = await startServer(built('main'), env, onError);
  return {
    ...server,
    dataDir,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
