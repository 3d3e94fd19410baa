import { monitorEventLoopDelay } from 'node:perf_hooks';
import { eq } from 'drizzle-orm';
import { cafes, users } from '../../server/src/database/schema.ts';
import { openDatabase } from '../../server/src/database/open.ts';
import { parseFile } from '../../server/src/features/imports/files/parse-file.ts';
import { importRows, previewImportFile } from '../../server/src/features/imports/import-cafes.ts';
import { requireBatch } from '../../server/src/features/imports/batches.ts';
import { runImport } from '../../server/src/features/imports/run-import.ts';
import type { MemberContext } from '../../server/src/http/context.ts';
import { seedDatabase } from '../../server/src/seed/seed-database.ts';
import { createServices, stopServices } from '../../server/src/app/create-services.ts';
import { parseSettings } from '../../server/src/core/settings.ts';
import { withFreshDatabase } from '../fresh-database.ts';
import type { BenchRow } from '../report.ts';
import { inventedFile } from './invented-file.ts';

const ROWS = 20_000;
const BLOCK_ROWS = 49_999;

/** The longest time in ms that the event loop is blocked during `work`. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await work();
  delays.disable();
  return delays.max / 1e6;
}

const inventedBody = (rows: number) =>
  Buffer.from(JSON.stringify({ name: 'bench.csv', content: inventedFile(rows) }));

/** From the file's text to committed drafts: read, compared with all existing cafes, inserted with every index. */
async function importFile(context: MemberContext, text: string): Promise<[number, number]> {
  const began = performance.now();
  const asked = { source: 'file', location: 'bench.csv' };
  const { imported } = await importRows(context, asked, parseFile('bench.csv', [text]));
  return [performance.now() - began, imported];
}

const blockName = (rows: number, what: string) =>
  `longest block of the event loop, ${rows.toLocaleString('en')} rows ${what}`;

export async function runImportsBench(): Promise<BenchRow[]> {
  return withFreshDatabase(async (databaseUrl) => {
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    await seedDatabase(database, { seed: 'boston', now: new Date() });
    const services = await createServices({ settings: parseSettings({}), database });
    const [admin] = await database.db
      .insert(users)
      .values({ username: 'bench', email: 'bench@example.org', name: 'Bench', role: 'admin' })
      .returning();
    const context: MemberContext = {
      services,
      viewer: {
        id: admin!.id,
        role: 'admin',
        sessionId: 0,
        twoStepSince: null,
        externalExpiresAt: null,
      },
      client: { ip: '', userAgent: '', logSecurityEvent: () => {} },
    };
    const text = inventedFile(ROWS);
    const [first, imported] = await importFile(context, text);
    const before = await database.db.$count(cafes);
    const [, again] = await importFile(context, text);
    const isUnchanged = again === 0 && (await database.db.$count(cafes)) === before;
    const published = await database.db.$count(cafes, eq(cafes.status, 'published'));
    const isCurrent = services.catalogue.snapshot.cafes.size === published;
    let previewed: number | undefined;
    const blockedByPreview = await longestBlock(async () => {
      const { batch } = await previewImportFile(context, { body: inventedBody(BLOCK_ROWS) });
      previewed = batch?.id;
    });
    if (previewed === undefined) throw new Error('The preview has stored no batch.');
    const run = { params: { id: previewed }, body: { include: [], swap: false } };
    const blockedByRun = await longestBlock(async () => {
      await runImport(context, run);
      await services.jobs.idle();
    });
    const toRun = BLOCK_ROWS - ROWS;
    const { imported: done } = await requireBatch(database.db, previewed);
    if (done !== toRun) throw new Error(`${done} of ${toRun} rows came in.`);
    await stopServices(services);
    await database.close();

    if (!isUnchanged || !isCurrent || imported !== ROWS)
      throw new Error('Rows are lost or doubled.');
    return [
      {
        name: `${ROWS.toLocaleString('en')} rows imported`,
        value: (imported / first) * 1000,
        unit: 'rows/s',
        least: 8_000,
      },
      { name: blockName(BLOCK_ROWS, 'previewed'), value: blockedByPreview, unit: 'ms', most: 20 },
      { name: blockName(toRun, 'run'), value: blockedByRun, unit: 'ms', most: 20 },
    ];
  });
}
