import type { AuditEntry, Health } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { runInRequest } from '../../core/request-scope.ts';
import { enqueueJob, scheduleJob } from '../../database/jobs/queue.ts';
import { jobs } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';

describe.each(testEngines)('the health of $name', ({ name, open }) => {
  const opened = useAdminTest(open);
  const services = () => opened.test.services;
  const ask = async () => (await opened.admin.send('GET', '/api/admin/health')).json<Health>();
  const ofKind = (health: Health, wanted: string) =>
    health.jobs!.kinds.find(({ kind }) => kind === wanted)!;
  const add = (values: object) =>
    enqueueJob(services().database.db, services().now(), { kind: 'mail', ...values });
  const settle = async () => {
    services().jobs.notify();
    await services().jobs.idle();
  };
  afterEach(() => services().database.db.delete(jobs));

  it('reports the database, the catalogue, the disk and this process', async () => {
    const { database, catalogue, disk, server, backup, mailTo, findings } = await ask();
    const isEmbedded = name === 'the embedded database';
    expect(database).toMatchObject({ kind: isEmbedded ? 'embedded' : 'server', isPrimary: true });
    expect(database!.version).toMatch(/^\d+\.\d+$/);
    expect(database!.bytes).toBeGreaterThan(1e6);
    expect(database!.latencyMs).toBeGreaterThan(0);
    expect(catalogue).toMatchObject({
      cafes: services().catalogue.snapshot.cafes.size,
      pendingChanges: 0,
    });
    expect(disk!.freeBytes).toBeLessThan(disk!.totalBytes);
    expect(server).toMatchObject({ node: process.versions.node, nodes: 1 });
    expect(server.startedAt).toBe(services().startedAt.toISOString());
    expect(backup).toEqual({ everyHours: null, madeAt: null, bytes: null, nextAt: null });
    expect(mailTo).toBe('files');
    expect(findings).toContainEqual({ part: 'mail', level: 'warning', code: 'mail_to_files' });
  });

  it('reports jobs that wait and were done, and for how long the oldest waits', async () => {
    const later = new Date(services().now().getTime() + 60_000);
    const { done } = ofKind(await ask(), 'mail');
    await add({ payload: { to: 'a@example.org' } });
    await settle();
    await add({ dueAt: later });
    await add({ kind: 'backup' });
    // Backups may have been switched off since this was scheduled.
    await add({ kind: 'backup', key: 'backup', dueAt: services().startedAt });
    opened.test.wait(45);
    const health = await ask();
    expect(health.jobs!.oldestWaitSeconds).toBe(45);
    expect(ofKind(health, 'mail')).toMatchObject({
      waiting: 1,
      running: 0,
      failed: 0,
      done: done + 1,
    });
    expect(ofKind(health, 'mail').doneAt).not.toBeNull();
    expect(ofKind(health, 'backup')).toMatchObject({ waiting: 1, done: 0 });
    expect(health.backup.nextAt).toBe(services().startedAt.toISOString());
    opened.test.wait(600);
    const { backup, findings } = await ask();
    expect(backup.nextAt).toBeNull();
    expect(findings).toContainEqual({ part: 'backup', level: 'critical', code: 'no_backup' });
  });

  it('names each failed job with its error, which an admin has tried again or removes', async () => {
    const failedAt = services().now();
    const failed = { failedAt, lastError: 'EAUTH: no', attempts: 10 };
    const mail = { to: 'mara@example.org', subject: 'News', text: 'Hello', html: '<p>Hello' };
    const id = await runInRequest({ id: 'a-request' }, () =>
      add({ ...failed, title: 'News', payload: mail }),
    );
    const secret = { ...failed, title: 'Your link', payload: { to: mail.to }, isSecret: true };
    const secretId = await add(secret);
    expect((await ask()).jobs!.failed).toEqual([
      expect.objectContaining({
        id: secretId,
        title: 'Your link',
        requestId: null,
        canRetry: false,
      }),
      {
        id,
        kind: 'mail',
        title: 'News',
        recipient: mail.to,
        attempts: 10,
        lastError: 'EAUTH: no',
        failedAt: failedAt.toISOString(),
        dueAt: null,
        requestId: 'a-request',
        canRetry: true,
      },
    ]);
    const retry = (job: number) => opened.admin.send('POST', `/api/admin/jobs/${job}/retry`, {});
    expect((await retry(id)).json()).toEqual({ message: 'The job will run again now.' });
    await services().jobs.idle();
    expect(opened.test.mails.at(-1)).toEqual(mail);
    expect((await retry(secretId)).json()).toMatchObject({ code: 'JOB_NOT_FOUND' });
    expect((await retry(id)).statusCode).toBe(404);
    const dismiss = () => opened.admin.send('DELETE', `/api/admin/jobs/${secretId}`);
    expect((await dismiss()).json()).toEqual({ message: 'The job was removed.' });
    expect((await dismiss()).statusCode).toBe(404);
    expect((await ask()).jobs!.failed).toEqual([]);
    const audit = await opened.admin.send('GET', '/api/admin/audit?limit=3');
    const recorded = audit.json<AuditEntry[]>().filter(({ action }) => action.startsWith('job.'));
    expect(recorded).toMatchObject([
      { action: 'job.dismissed', subjectId: secretId, subjectName: 'Your link' },
      { action: 'job.retried', subjectId: id, subjectName: 'News' },
    ]);
    expect(JSON.stringify(recorded)).not.toContain(mail.to);
  });

  it('has scheduled work that failed tried again at once, but not removed', async () => {
    const { database, now } = services();
    await scheduleJob(database.db, 'backup', now());
    const planned = await ask();
    expect(planned.jobs!.failed).toEqual([]);
    expect(planned.backup.nextAt).toBe(now().toISOString());
    const dueAt = new Date(now().getTime() + 3_600_000);
    await database.db.update(jobs).set({ lastError: 'ENOSPC', dueAt, attempts: 2 });
    const [job] = (await ask()).jobs!.failed;
    expect(job).toMatchObject({ kind: 'backup', failedAt: null, dueAt: dueAt.toISOString() });
    expect((await opened.admin.send('DELETE', `/api/admin/jobs/${job!.id}`)).statusCode).toBe(404);
    await opened.admin.send('POST', `/api/admin/jobs/${job!.id}/retry`, {});
    const [row] = await database.db.select().from(jobs).where(eq(jobs.id, job!.id));
    expect(row).toMatchObject({ dueAt: now(), attempts: 0, expiresAt: null });
  });
});
