import { join } from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { createServerDatabase } from '../../testing/server-database.ts';
import type { CafeFacts } from '../helper/api.ts';
import { restart, startNodes, startTraffic, type Nodes } from '../helper/nodes.ts';
import { newVisitor, type Visitor } from '../helper/visitor.ts';
import { buildOf, commitBefore, migrationNames } from '../helper/version-before.ts';
import { registerMembers, signInAdmins } from './kills/accounts.ts';
import { editWriter, importWriter, uploadWriter } from './kills/admin-writers.ts';
import { heartWriter, ratingWriter } from './kills/member-writers.ts';
import { readTables } from './kills/rows.ts';
import type { Account } from './kills/writer.ts';

const WRITES = 3;

/** Whether all migrations of this version are applied. */
async function isMigrated(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ applied: number }>(
    'select count(*)::int as applied from drizzle.__drizzle_migrations',
  );
  await client.end();
  return rows[0]!.applied === (await migrationNames()).length;
}

/** What an admin gets of each GET that a node has, by the status: none may fail. */
async function failedReads(origin: string, admin: Visitor): Promise<string[]> {
  const { paths } = await admin.read<{ paths: Record<string, object> }>(
    `${origin}/api/openapi.json`,
  );
  const reads = Object.keys(paths).filter((path) => 'get' in paths[path]! && !path.includes('{'));
  expect(reads.length).toBeGreaterThan(20);
  const failed: string[] = [];
  for (const path of [...reads, '/', '/about']) {
    const { status } = await admin.send(origin + path);
    if (status >= 500) failed.push(`${path} ${status}`);
  }
  return failed;
}

/** Those who write at one of two nodes: everything that a version writes by itself goes through jobs of either. */
async function openWriters(nodes: Nodes, n: 0 | 1, cafes: readonly CafeFacts[], admin: Account) {
  let at = n;
  const random = (limit: number) => (at += 7) % limit;
  const accounts = await registerMembers({ origin: nodes.origin }, n, 1);
  const asMember = { origin: nodes.origins[n]!, cafes, random, accounts };
  const asAdmin = { ...asMember, accounts: [admin] };
  return [
    ratingWriter(asMember),
    heartWriter(asMember),
    editWriter(asAdmin, n),
    importWriter(asAdmin),
    uploadWriter(asAdmin),
  ];
}

it('the version before goes on on the new schema while nodes are replaced one after the other', async (context) => {
  const commit = await commitBefore();
  if (!commit) return context.skip('The history of git is not here.');
  const before = await buildOf(commit);
  onTestFinished(() => before.remove());
  const database = await createServerDatabase();
  onTestFinished(database.drop);
  const nodes = await startNodes(2, database.url, [join(before.path, 'dist/main.js')]);
  onTestFinished(() => nodes.close());
  const { origin, origins } = nodes;
  const settings = { DATABASE_URL: database.url, DATA_DIR: before.path };
  const guest = newVisitor();
  const cafes = await guest.read<CafeFacts[]>(`${origin}/api/cafes`);
  const [admin] = (await signInAdmins({ origin, settings }, 1)) as [Account];
  const writers = [
    ...(await openWriters(nodes, 0, cafes, admin)),
    ...(await openWriters(nodes, 1, cafes, admin)),
  ];
  const goesOn = async () => {
    for (let write = 0; write < WRITES; write++) {
      for (const writer of writers) expect(await writer.write()).toBe('acknowledged');
    }
    for (const node of origins) expect(await failedReads(node, admin.visitor)).toEqual([]);
  };
  const traffic = startTraffic([
    () => guest.send(`${origin}/api/cafes?q=coffee`),
    () => guest.send(`${origin}/cafe/${cafes[0]!.id}`),
  ]);
  for (const n of [0, 1]) {
    await restart(nodes, n);
    expect(await isMigrated(database.url)).toBe(true);
    await goesOn();
  }
  await traffic.stop();
  expect(traffic.failures).toEqual([]);
  const tables = await readTables(settings);
  expect(writers.flatMap((writer) => writer.journal.compare(writer.find(tables)))).toEqual([]);
}, 1_800_000);
