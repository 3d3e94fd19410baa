//@ts-check
// Runs a private primary with a synchronous streaming standby for as long as its standard input is open.
// It writes a line of JSON for each server that runs, and again for each line that it reads: 'start primary' starts it
// again, 'SIGSTOP primary' freezes all its processes, and 'SIGCONT primary' lets them go on.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgresPrograms } from './postgres-programs.mjs';
import {
  fail,
  freePort,
  initdb,
  makeFolder,
  signalAll,
  startServer,
  urlOf,
  USER,
  whenToStop,
} from './postgres-server.mjs';

/** @typedef {'primary' | 'standby'} Name */

const programs =
  (await findPostgresPrograms()) ??
  fail('Please install PostgreSQL 15 or newer: two servers are to run.');
const folder = makeFolder();
/** @type {Map<Name, import('node:child_process').ChildProcess>} */
const running = new Map();
const ports = { primary: await freePort(), standby: await freePort() };
const toPrimary = `host=127.0.0.1 port=${ports.primary} user=${USER} password=${folder.password} application_name=standby`;
let stopping = false;

function endWhenAllStopped() {
  if (!stopping || running.size > 0) return;
  folder.remove();
  process.exit(0);
}

/** A promoted standby has no standby of its own, so only the primary waits for one. @param {Name} name */
async function start(name) {
  const { server, ready } = startServer(programs, folder, join(folder.path, name), {
    port: String(ports[name]),
    ...(name === 'primary'
      ? { synchronous_standby_names: 'standby', wal_keep_size: '64' }
      : { primary_conninfo: toPrimary, wal_retrieve_retry_interval: '200' }),
  });
  running.set(name, server);
  server.on('exit', () => {
    // After a kill its end may be noticed after the next one has started.
    if (running.get(name) === server) running.delete(name);
    endWhenAllStopped();
  });
  await ready;
  report(name);
}

/** @param {Name} name */
function report(name) {
  const url = urlOf(folder, ports[name]);
  process.stdout.write(`${JSON.stringify({ name, url, pid: pidOf(name) })}\n`);
}

/** @param {Name} name */
const pidOf = (name) => /** @type {number} */ (running.get(name)?.pid);

/** @param {string} what @param {Name} name */
async function obey(what, name) {
  if (what === 'start') return start(name);
  signalAll(pidOf(name), /** @type {NodeJS.Signals} */ (what));
  report(name);
}

/**
 * Both start as the same cluster, one of them as the standby. (`pg_basebackup` is not everywhere where
 * `initdb` and `postgres` are.)
 */
function makeFolders() {
  const primary = join(folder.path, 'primary');
  const standby = join(folder.path, 'standby');
  initdb(programs, folder, primary);
  writeFileSync(
    join(primary, 'pg_hba.conf'),
    ['all', 'replication'].map((what) => `host ${what} all 127.0.0.1/32 scram-sha-256\n`).join(''),
  );
  execFileSync('cp', ['-R', primary, standby], folder.as);
  execFileSync('touch', [join(standby, 'standby.signal')], folder.as);
}

whenToStop(() => {
  stopping = true;
  for (const [name, server] of running) {
    // A test may have ended while it was frozen.
    signalAll(pidOf(name), 'SIGCONT');
    server.kill('SIGINT');
  }
  endWhenAllStopped();
});
process.stdin.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
  for (const line of text.trim().split('\n')) {
    const [what = '', name] = line.split(' ');
    obey(what, /** @type {Name} */ (name)).catch(fail);
  }
});

try {
  makeFolders();
  await Promise.all([start('primary'), start('standby')]);
} catch (error) {
  for (const server of running.values()) server.kill('SIGKILL');
  folder.remove();
  fail(error);
}
