import { afterAll, expect, it } from 'vitest';
import { createServerDatabase } from '../../../../testing/server-database.ts';
import { migrateDatabase } from '../migrate.ts';
import { openDatabase, type Database } from '../open.ts';
import { jobs, suggestionSenders } from '../schema.ts';
import { enqueueJob } from './queue.ts';

/** What waited while mails and photos had queues of their own. */
const ROWS = `
  insert into users (username, email, name) values ('mara', 'mara@example.org', 'Mara');
  insert into outgoing_mails (user_id, recipient, subject, content, next_attempt_at, expires_at) values
    (1, 'mara@example.org', 'Waiting', '{"text": "Hello", "html": "<p>Hello"}', '2026-11-01', '2026-11-02');
  insert into outgoing_mails (recipient, subject, attempts, next_attempt_at, expires_at, failed_at, last_error) values
    ('gone@example.org', 'Failed', 3, '2026-11-01', '2026-11-02', '2026-11-01', '550');
  insert into cafes (name, address, area, latitude, longitude) values ('Ogawa', '1 Main St', 'Downtown', 42, -71);
  insert into suggestions (kind, name, fingerprint) values ('new_cafe', 'Ogawa', 'a');
  insert into suggestion_senders (suggestion_id, user_id, mail_id) values (1, 1, 1);
  insert into photos (cafe_id, hash, width, height, state) values (1, 'a', 900, 900, 'processing'), (1, 'b', 900, 900, 'ready')`;

let database: Database | undefined;
let drop: (() => Promise<void>) | undefined;
afterAll(async () => {
  await database?.close();
  await drop?.();
});

it('mails and photos that waited in queues of their own are jobs afterwards', async () => {
  const created = await createServerDatabase();
  drop = created.drop;
  const settings = { databaseUrl: created.url, dataDir: '' };
  const old = await openDatabase(settings, {
    migrate: (config) => migrateDatabase(config, '0024_two_step'),
  });
  await old.maintain((client) => client.query(ROWS));
  await old.close();

  database = await openDatabase(settings);
  const { db } = database;
  const rows = await db.select().from(jobs).orderBy(jobs.id);
  expect(rows).toMatchObject([
    {
      kind: 'mail',
      title: 'Waiting',
      userId: 1,
      payload: { to: 'mara@example.org', subject: 'Waiting', text: 'Hello', html: '<p>Hello' },
      dueAt: new Date('2026-11-01T00:00:00Z'),
      failedAt: null,
    },
    {
      kind: 'mail',
      title: 'Failed',
      payload: { to: 'gone@example.org' },
      attempts: 3,
      lastError: '550',
      isSecret: true,
    },
    { kind: 'photo', title: 'Ogawa', payload: { photoId: 1 }, failedAt: null },
  ]);
  expect(rows[1]!.failedAt).not.toBeNull();
  expect(await db.select().from(suggestionSenders)).toMatchObject([{ mailId: rows[0]!.id }]);
  const next = await enqueueJob(db, new Date(), { kind: 'mail' });
  expect(next).toBe(4);
});
