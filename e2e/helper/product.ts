import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const COMMAND = fileURLToPath(new URL('../../scripts/command.mjs', import.meta.url));

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The product as a user starts it: `npm start`'s command in a process of its own. */
export interface Product {
  pid: number;
  /** Standard output and error so far. */
  output(): string;
  /** The origin it says it listens at; rejects, with its output, where it ends before. */
  ready: Promise<string>;
  ended: Promise<Ended>;
  kill(signal: NodeJS.Signals): void;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export interface Folder {
  path: string;
  remove(): Promise<void>;
}

/** A new empty folder for the product's data. */
export async function dataFolder(): Promise<Folder> {
  const path = await mkdtemp(join(tmpdir(), 'cortado-data-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A new folder with a copy of a product's data. */
export async function copyOfData(data: string): Promise<Folder> {
  const folder = await dataFolder();
  cpSync(data, folder.path, { recursive: true });
  return folder;
}

/**
 * The environment without the settings somebody may have set for their own use. What npm sets makes the
 * product end with the process that started it, a killed test run included.
 */
function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG, TMPDIR } = process.env;
  return { PATH, HOME, LANG, TMPDIR, npm_lifecycle_event: 'start' };
}

/**
 * @param settings environment variables; PORT is a free one unless given
 * @param command of another folder than this one
 */
export async function startProduct(
  settings: Record<string, string>,
  command: readonly string[] = [COMMAND, 'start'],
): Promise<Product> {
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(process.execPath, command, {
    env: { ...plainEnvironment(), PORT: port, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let reportReady: (origin: string) => void;
  const listening = new Promise<string>((resolve) => (reportReady = resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const origin = /listening at (https?:\/\/[^\s/]+)/i.exec(output)?.[1];
      if (origin) reportReady(origin);
    });
  }
  const ended = once(child, 'close').then(([code, signal]): Ended => ({ code, signal }));
  const early = ended.then(({ code, signal }) => {
    throw new Error(`It ended with ${code ?? signal} before it listened:\n${output}`);
  });
  const ready = Promise.race([listening, early]);
  ready.catch(() => {});
  const pid = child.pid!;
  return { pid, output: () => output, ready, ended, kill: (signal) => child.kill(signal) };
}

/**
 * Runs `npm run <name> -- <words>`; rejects where it fails.
 * @returns what it prints
 */
export async function runCommand(
  name: 'admin' | 'backup',
  words: readonly string[],
  settings: Record<string, string>,
): Promise<string> {
  const env = { ...plainEnvironment(), ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, name, ...words], {
    env,
  });
  return stdout;
}

/**
 * Ends a product as Ctrl-C does and waits for it.
 * @throws where it used a deprecated API of Node
 */
export async function stopProduct(product: Product): Promise<Ended> {
  product.kill('SIGINT');
  const ended = await product.ended;
  const deprecation = /^.*DeprecationWarning.*$/m.exec(product.output());
  if (deprecation) throw new Error(deprecation[0]);
  return ended;
}
