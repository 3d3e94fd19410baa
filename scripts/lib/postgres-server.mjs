//@ts-check
// A PostgreSQL server of its own for tests, in a folder that is deleted with it.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';

export const USER = 'cortado';

/** @typedef {{path: string, password: string, as: import('node:child_process').SpawnOptions, remove: () => void}} Folder */

/** PostgreSQL refuses to run as root, so root lends it to an unprivileged account. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  return { uid: 65_534, gid: 65_534 };
}

/** @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** A new folder for servers, with a password for them. @returns {Folder} */
export function makeFolder() {
  const account = unprivileged();
  const path = mkdtempSync(join(tmpdir(), 'cortado-postgres-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(path, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined) {
    for (const owned of [path, passwordFile]) chownSync(owned, account.uid, account.gid);
  }
  const remove = () => rmSync(path, { recursive: true, force: true });
  return { path, password, as: { cwd: path, ...account }, remove };
}

/** @param {string} programs @param {Folder} folder @param {string} data */
export function initdb(programs, folder, data) {
  const args = ['-D', data, '-U', USER, '-A', 'scram-sha-256', '-E', 'UTF8'];
  const password = `--pwfile=${join(folder.path, 'password')}`;
  execFileSync(join(programs, 'initdb'), [...args, '--no-locale', '--no-sync', password], {
    ...folder.as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/**
 * Starts a server on 127.0.0.1.
 * @param {string} programs
 * @param {Folder} folder
 * @param {string} data
 * @param {Record<string, string>} settings among them the port
 */
export function startServer(programs, folder, data, settings) {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder.path,
    max_connections: '200',
    // The data are deleted after the run, so they need not survive a power cut.
    fsync: 'off',
    full_page_writes: 'off',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
    ...folder.as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      if (/ready to accept (read-only )?connections/.test(text)) resolve();
      log = (log + text).slice(-4_000);
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(log)));
  });
  ready.catch(() => {});
  return { server, ready, log: () => log };
}

/**
 * Signals a server and each of its processes. (They are in process groups of their own.)
 * @param {number} pid of the server
 * @param {NodeJS.Signals} signal
 */
export function signalAll(pid, signal) {
  // The server first: a stopped server starts no more processes.
  process.kill(pid, signal);
  execFileSync('pkill', [`-${signal.slice(3)}`, '-P', String(pid)]);
}

/** @param {Folder} folder @param {number} port */
export const urlOf = ({ password }, port) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`;

/** Calls back once, when standard input ends or a signal comes. @param {() => void} stop */
export function whenToStop(stop) {
  process.stdin.on('end', stop).resume();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
}

/** @param {unknown} error @returns {never} */
export function fail(error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
