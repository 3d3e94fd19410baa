//@ts-check
// Runs a private PostgreSQL for as long as its standard input is open: however the process that
// wants it ends, killed included, the server stops and its folder goes.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';

const USER = 'cortado';
const [programs = ''] = process.argv.slice(2);

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
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const account = unprivileged();
const folder = mkdtempSync(join(tmpdir(), 'cortado-postgres-'));
const data = join(folder, 'data');
const password = randomBytes(16).toString('hex');
const remove = () => rmSync(folder, { recursive: true, force: true });

/** @param {readonly [string, string][]} settings */
const flags = (settings) => settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);

try {
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined) {
    for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  }
  const as = { cwd: folder, ...account };
  const initdb = [
    '-D',
    data,
    '-U',
    USER,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--no-locale',
    '--no-sync',
  ];
  execFileSync(join(programs, 'initdb'), [...initdb, `--pwfile=${passwordFile}`], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });

  const port = await freePort();
  // Nothing here outlives the run, so nothing has to survive a power cut.
  const quick = flags([
    ['listen_addresses', '127.0.0.1'],
    ['port', String(port)],
    ['unix_socket_directories', folder],
    ['max_connections', '200'],
    ['fsync', 'off'],
    ['synchronous_commit', 'off'],
    ['full_page_writes', 'off'],
  ]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...quick], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    if (/ready to accept connections/.test(text)) {
      process.stdout.write(`postgres://${USER}:${password}@127.0.0.1:${port}/postgres\n`);
    }
    log = (log + text).slice(-4_000);
  });
  let stopping = false;
  const stop = () => {
    stopping = true;
    server.kill('SIGINT');
  };
  process.stdin.on('end', stop).resume();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  server.on('exit', () => {
    remove();
    if (!stopping) process.stderr.write(log);
    process.exit(stopping ? 0 : 1);
  });
} catch (error) {
  remove();
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
