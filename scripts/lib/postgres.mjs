//@ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findPostgresPrograms, MIN_VERSION } from './postgres-programs.mjs';
import { Sentence } from './say.mjs';

const PROGRAM = fileURLToPath(new URL('postgres-process.mjs', import.meta.url));

/** @param {string} url */
async function checkServer(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query('show server_version_num');
    if (Number(rows[0].server_version_num) >= MIN_VERSION * 10_000) return;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Sentence(`The PostgreSQL server that was named cannot be used: ${why}`);
  } finally {
    await client.end().catch(() => {});
  }
  throw new Sentence(`The PostgreSQL server that was named is older than ${MIN_VERSION}.`);
}

/**
 * A PostgreSQL server to work on: one that is named, else a private one that lives as long as this process.
 * @param {string | undefined} url of a server the caller was given
 * @returns {Promise<{url: string, what: string, stop: () => Promise<void>}>}
 */
export async function openPostgres(url) {
  if (url) {
    await checkServer(url);
    return { url, what: 'the PostgreSQL server it was given', stop: async () => {} };
  }
  const programs = await findPostgresPrograms();
  if (!programs) {
    throw new Sentence(
      'No PostgreSQL 15 or newer was found and none could be installed. Please install one, or name a server in TEST_DATABASE_URL.',
    );
  }
  // A session of its own: a Ctrl-C at the terminal ends the checks first, then the server.
  const child = spawn(process.execPath, [PROGRAM, programs], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  });
  const ended = once(child, 'exit');
  const [first] = await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => /** @type {never[]} */ ([])),
  ]);
  if (!first) throw new Sentence('The private PostgreSQL did not start; it says why above.');
  return {
    url: String(first).trim(),
    what: `a private PostgreSQL from ${programs}`,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
