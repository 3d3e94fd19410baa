import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { importRows, imports, jobs } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { requireBatch } from './batches.ts';
import { importJob, processBatch, queueBatch } from './run-import.ts';
import { row, useImports } from './testing/imports.ts';

describe.each(testEngines)('imports as jobs on $name', ({ open }) => {
  const { opened, post, previewFile, run, batch, named } = useImports(open);

  it('are taken back or gone on with, never both', async () => {
    const { batch: previewed } = await previewFile(row(410), row(411));
    const { db } = opened.test.services.database;
    await db.update(imports).set({ state: 'failed' }).where(eq(imports.id, previewed!.id));
    await Promise.all([run(previewed!.id), post(`/imports/${previewed!.id}/undo`)]);
    const { state, imported } = await batch(previewed!.id);
    const there = [...(await named('Bench 410')), ...(await named('Bench 411'))];
    expect([state, imported, there.length]).toEqual(
      state === 'done' ? ['done', 2, 2] : ['undone', 0, 0],
    );
  });

  it('run once, however often they are started', async () => {
    const { batch: previewed } = await previewFile(row(400));
    const answers = await Promise.all([run(previewed!.id), run(previewed!.id)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    expect((await run(previewed!.id)).statusCode).toBe(409);
    expect(await named('Bench 400')).toHaveLength(1);
    expect((await run(999_999)).statusCode).toBe(404);
  });

  /** Queues an import whose process ends before it begins. */
  const queue = (id: number) => {
    const services = { ...opened.test.services, jobs: { notify() {} } as never };
    return queueBatch({ services, viewer: null }, id, { chosen: [] });
  };
  /** What its job works on. */
  const runningBatch = async (id: number) => {
    const { source, location, jobId } = await requireBatch(opened.test.services.database.db, id);
    return { id, source, location, jobId: jobId! };
  };
  const goOn = async () => {
    opened.test.services.jobs.notify();
    await opened.test.services.jobs.idle();
  };

  it('go on in another process where theirs ends, without what is in', async () => {
    const { batch: previewed } = await previewFile(
      row(500),
      row(501),
      '502,,1 Pier Rd,Harbor,41,-70,,',
    );
    const { id } = previewed!;
    await queue(id);
    const { services } = opened.test;
    await services.database.db.delete(importRows).where(eq(importRows.number, 2));
    const ending = processBatch(
      services,
      await runningBatch(id),
      AbortSignal.abort(new Error('It ends.')),
    );
    await expect(ending).rejects.toThrow('It ends.');
    expect(await batch(id)).toMatchObject({ state: 'running', done: 0, errors: [] });
    expect((await post(`/imports/${id}/run`, { include: [] })).statusCode).toBe(409);
    await goOn();
    const errors = ['Row 4 (No name): The name is missing.'];
    expect(await batch(id)).toMatchObject({ state: 'done', done: 1, failure: '', errors });
    expect([await named('Bench 500'), await named('Bench 501')]).toMatchObject([[], [{}]]);
  });

  it('are canceled, whether they have begun or not, and resumed', async () => {
    const { batch: previewed } = await previewFile(row(510), row(511));
    const { id } = previewed!;
    expect((await post(`/imports/${id}/cancel`)).statusCode).toBe(409);
    await queue(id);
    const underWay = await runningBatch(id);
    const canceled = await post(`/imports/${id}/cancel`);
    expect(canceled.json()).toMatchObject({ state: 'canceled', failure: '' });
    expect((await post(`/imports/${id}/cancel`)).statusCode).toBe(409);
    // Neither the job that was queued nor one that is under way goes on.
    await goOn();
    const { services } = opened.test;
    const { signal } = new AbortController();
    expect(await processBatch(services, underWay, signal)).toBe(false);
    expect(await batch(id)).toMatchObject({ state: 'canceled', done: 0 });
    // Nor once another one is queued.
    await queue(id);
    expect(await processBatch(services, underWay, signal)).toBe(false);
    expect(await batch(id)).toMatchObject({ state: 'running', done: 0 });
    await goOn();
    expect(await batch(id)).toMatchObject({ state: 'done', imported: 2, failure: '' });
    expect((await post('/imports/999999/cancel')).statusCode).toBe(404);
    const trail = await opened.admin.send('GET', '/api/admin/audit?limit=2');
    expect(trail.json()).toMatchObject([
      { action: 'import.done' },
      { action: 'import.canceled', after: { imported: 0 } },
    ]);
  });

  it('that were given up are resumed here or on the Health page, by one job', async () => {
    const { batch: previewed } = await previewFile(row(515));
    const { id } = previewed!;
    const { services } = opened.test;
    const { db } = services.database;
    const jobOf = async () => (await runningBatch(id)).jobId;
    /** As after its last attempt. */
    const giveUp = async () => {
      await queue(id);
      const jobId = await jobOf();
      await services.database.inTransaction(async (tx) => {
        const [job] = await tx
          .update(jobs)
          .set({ failedAt: services.now() })
          .where(eq(jobs.id, jobId))
          .returning();
        await importJob(services).onExhausted!(tx, job!);
      });
      expect(await batch(id)).toMatchObject({ state: 'failed', failure: 'The import failed.' });
    };
    await giveUp();
    const first = await jobOf();
    await giveUp();
    expect(await db.$count(jobs, eq(jobs.id, first))).toBe(0);
    expect(
      (await opened.admin.send('POST', `/api/admin/jobs/${await jobOf()}/retry`)).statusCode,
    ).toBe(200);
    await services.jobs.idle();
    expect(await batch(id)).toMatchObject({ state: 'done', imported: 1, failure: '' });
    expect(await db.$count(jobs, eq(jobs.kind, 'import'))).toBe(0);
  });
});
