import type { AccountExport } from '@cortado/contract';
import { eq, getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cafes, filterOptions, suggestions, users } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { nameOf, referencesTo } from '../../testing/references.ts';
import { EXPORTED, LEFT_OUT } from './export-account.ts';

const LATER = new Date('2030-01-01');

it('each column that names a member is exported or left out for a reason', () => {
  const exported = Object.values(EXPORTED).flatMap(({ of }) => of);
  const names = [...exported, ...LEFT_OUT.map(({ of }) => of)].map(nameOf);
  expect(names.toSorted()).toEqual(referencesTo(users));
});

describe.each(testEngines)('the export of an account on $name', ({ open }) => {
  const opened = useAdminTest(open);

  it('shows the rows of each column that names a member', async () => {
    const { db } = opened.test.services.database;
    const { send, user } = await signUp(opened.test, 'mara');
    const [cafe] = await db.select().from(cafes).limit(1);
    const [option] = await db.select().from(filterOptions).limit(1);
    const [suggestion] = await db
      .insert(suggestions)
      .values({ kind: 'hours', name: 'Ogawa', cafeId: cafe!.id, fingerprint: 'a' })
      .returning();
    const [userId, cafeId] = [user.id, cafe!.id];
    const expiresAt = LATER;
    const rows: Record<string, object> = {
      audit_entries: { actorName: 'mara', action: 'cafe.created', subjectId: 1, subjectName: 'A' },
      authenticator_apps: { secret: 'A', lastStep: 1 },
      claim_codes: { cafeId, codeHash: 'a', sentTo: 'a@example.org', expiresAt },
      favorites: { cafeId },
      former_emails: { tokenHash: 'a', email: 'a@example.org', expiresAt },
      jobs: { kind: 'mail', title: 'Hello', dueAt: LATER },
      known_devices: { tokenHash: 'a', expiresAt },
      passkeys: { credentialId: 'a', publicKey: 'a', counter: 0, transports: [], name: 'Laptop' },
      photos: { cafeId, hash: 'a', width: 900, height: 900 },
      ratings: { cafeId, rating: 4 },
      recovery_codes: { codeHash: 'a' },
      sessions: { tokenHash: 'a' },
      suggestion_senders: { suggestionId: suggestion!.id },
      user_filter_preferences: { filterOptionId: option!.id },
    };
    const columns = Object.entries(EXPORTED).flatMap(([name, part]) =>
      part.of.map((column) => ({ column, exported: name as keyof AccountExport })),
    );
    for (const { column, exported } of columns) {
      const read = async () =>
        (await send('GET', '/api/user/export')).json<AccountExport>()[exported];
      const before = await read();
      const row = rows[getTableName(column.table)];
      if (row) await db.insert(column.table).values({ ...row, [column.name]: userId });
      else await db.update(cafes).set({ ownerId: userId }).where(eq(cafes.id, cafeId));
      expect([column.name, exported, await read()]).not.toEqual([column.name, exported, before]);
    }
  });
});
