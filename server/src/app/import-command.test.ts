import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { auditEntries, cafes, importRows, imports } from '../database/schema.ts';
import { createServerDatabase } from '../../../testing/server-database.ts';
import { runImportCommand } from './import-command.ts';

const HEADING = 'name,address,area,lat,lng';
const row = (n: number) => `Bench ${n},${n} Pier Rd,Harbor,${40 + n / 1000},-70.5`;

describe.each(['embedded', 'server'])('npm run import on a database that is %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'cortado-import-'));
  let settings: Record<string, string> = { DATA_DIR: join(folder, 'data'), INIT_CWD: folder };
  let drop = async () => {};
  beforeAll(async () => {
    if (kind === 'embedded') return;
    const server = await createServerDatabase();
    settings = { ...settings, DATABASE_URL: server.url };
    ({ drop } = server);
  });
  afterAll(async () => {
    await drop();
    rmSync(folder, { recursive: true });
  });

  const write = (...lines: string[]) =>
    writeFileSync(join(folder, 'cafes.csv'), [HEADING, ...lines].join('\n'));
  const run = async (...words: string[]) => {
    const lines: string[] = [];
    const result = await runImportCommand(words, settings, (line) => lines.push(line));
    return { result, lines };
  };
  const count = async (table: typeof cafes | typeof importRows) => {
    const database = await openDatabase({
      databaseUrl: settings['DATABASE_URL'],
      dataDir: settings['DATA_DIR']!,
    });
    const rows = await database.db.$count(table);
    const [batch] = await database.db.select().from(imports);
    const [entry] = await database.db.select().from(auditEntries);
    await database.close();
    return { rows, batch, entry };
  };

  it('brings in thousands of rows, tells the broken one, and knows them again', async () => {
    const rows = Array.from({ length: 12_000 }, (_, n) => row(n));
    rows[7000] = 'Bench,"broken';
    write(...rows);
    const { result, lines } = await run('cafes.csv');
    expect(result.split('\n')).toEqual([
      'Of 12,000 rows 11,999 came in as drafts, 0 were known or likely duplicates, and 1 could not be read.',
      expect.stringMatching(/^Row 7,002 \(Not readable\): /),
    ]);
    expect(lines).toEqual(['10,000 rows read ...', '10,000 rows imported ...']);
    expect((await run('cafes.csv')).result).toContain('0 came in as drafts, 11,999 were known');
    const { rows: there, batch, entry } = await count(cafes);
    expect([there, (await count(importRows)).rows]).toEqual([11_999, 0]);
    expect(batch).toMatchObject({ state: 'done', location: 'cafes.csv', imported: 11_999 });
    expect(entry).toMatchObject({
      action: 'import.done',
      actorName: 'Command line',
      actorId: null,
    });
  }, 120_000);

  it.each([
    [['nothing.csv'], /cannot be read: ENOENT/],
    [['.'], /cannot be read: EISDIR/],
    [[], /^Usage/],
    [['a', 'b'], /^Usage/],
  ])('says what is wrong with %j', async (words, message) => {
    await expect(run(...words)).rejects.toThrow(message);
  });

  it('says what is wrong with a file that names no columns, and keeps nothing of it', async () => {
    writeFileSync(join(folder, 'what.csv'), 'what');
    await expect(run('what.csv')).rejects.toThrow('The first line must name the columns');
  });
});
