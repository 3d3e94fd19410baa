import type { MemberContext } from '../../http/route.ts';
import { count } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditEntries } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { openTestApp } from '../../testing/product.ts';
import { recordChanges } from './record-changes.ts';

it.each(testEngines)('ten thousand changes at once are recorded on $name', async ({ open }) => {
  const test = await openTestApp(await open(), { seed: 'none' });
  const { user } = await signUp(test, 'curator', 'admin');
  const { database } = test.services;
  const context = { services: test.services, viewer: { id: user.id } } as MemberContext;
  const changes = Array.from({ length: 10_000 }, (_one, index) => ({
    action: 'cafe.status' as const,
    subject: { id: index + 1, name: `Cafe ${index}` },
    after: { status: 'published' },
  }));
  await database.inTransaction((tx) => recordChanges(tx, context, changes));
  const recorded = await database.db
    .select({ by: auditEntries.actorName, entries: count() })
    .from(auditEntries)
    .groupBy(auditEntries.actorName);
  expect(recorded).toEqual([{ by: 'curator', entries: 10_000 }]);
  await test.close();
});
