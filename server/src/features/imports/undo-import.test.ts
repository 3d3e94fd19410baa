import type { AdminCafe, AuditEntry, ImportPreview } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  cafes,
  claimCodes,
  favorites,
  merges,
  ratings,
  suggestions,
} from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { NOTHING_MOVED } from '../../testing/merges.ts';
import { addPhoto } from '../../testing/pictures.ts';
import { signUp } from '../../testing/members.ts';

const HEADING = 'id,name,address,neighborhood,latitude,longitude,phone,filters';
const NAMES =
  'Photo Owner Check Report Twin Favorite Rating Claim Merge Edit Public Plain Bare'.split(' ');
const UNTOUCHED = ['Plain', 'Bare'];

describe.each(testEngines)('undoing an import on $name', ({ open }) => {
  const opened = useAdminTest(open);
  const send = async <T>(...call: Parameters<typeof opened.admin.send>) => {
    const answer = await opened.admin.send(...call);
    if (answer.statusCode >= 300) throw new Error(answer.body);
    return answer.json<T>();
  };
  const all = () => send<AdminCafe[]>('GET', '/api/admin/cafes');

  it('leaves what was published or worked on, and each deleted cafe can be restored', async () => {
    const { services } = opened.test;
    const { database, now } = services;
    const { db } = database;
    const rows = NAMES.map(
      (name, at) => `u${at},${name} Bench,${at} Pier Rd,Harbor,41.${at + 10},-70.5,,features:wifi`,
    );
    const { batch } = await send<ImportPreview>('POST', '/api/admin/imports/file', {
      name: 'harbor.csv',
      content: [HEADING, ...rows].join('\n'),
    });
    await send('POST', `/api/admin/imports/${batch!.id}/run`, { include: [] });
    await services.jobs.idle();
    const before = await all();
    const imported = new Map(before.map((cafe) => [cafe.name.replace(' Bench', ''), cafe]));
    const id = (name: string) => imported.get(name)!.id;

    const lena = await signUp(opened.test, 'lena');
    const userId = lena.user.id;
    await addPhoto(opened.test, opened.admin, id('Photo'));
    await db
      .update(cafes)
      .set({ ownerId: userId })
      .where(eq(cafes.id, id('Owner')));
    await send('POST', '/api/admin/cafes/checked', { ids: [id('Check')] });
    const report = { kind: 'closed', name: 'Report Bench', fingerprint: 'one' } as const;
    await db.insert(suggestions).values([
      { ...report, cafeId: id('Report') },
      { ...report, fingerprint: 'two', duplicateOf: id('Twin') },
    ]);
    await db.insert(favorites).values({ userId, cafeId: id('Favorite') });
    await db.insert(ratings).values({ userId, cafeId: id('Rating'), rating: 4 });
    await db.insert(claimCodes).values({
      userId,
      cafeId: id('Claim'),
      codeHash: 'hash',
      sentTo: 'lena@example.org',
      expiresAt: now(),
    });
    await db.insert(merges).values({
      winnerId: id('Merge'),
      loserId: 999_999,
      record: { ...NOTHING_MOVED, replaced: {}, taken: {}, loserStatus: 'draft' },
      undoneAt: now(),
    });
    await send('PUT', `/api/admin/cafes/${id('Edit')}/filters`, { filterIds: [] });
    await db
      .update(cafes)
      .set({ status: 'published' })
      .where(eq(cafes.id, id('Public')));

    const stayed = NAMES.length - UNTOUCHED.length;
    expect(await send('POST', `/api/admin/imports/${batch!.id}/undo`)).toMatchObject({
      state: 'undone',
      imported: stayed,
      stayed,
    });
    const gone = (cafe: AdminCafe) => UNTOUCHED.some((name) => id(name) === cafe.id);
    const ids = (some: readonly AdminCafe[]) => new Set(some.map((cafe) => cafe.id));
    expect(ids(await all())).toEqual(ids(before.filter((cafe) => !gone(cafe))));

    const trail = await send<AuditEntry[]>('GET', '/api/admin/audit?limit=3');
    expect(trail.map(({ action, after }) => [action, after])).toEqual([
      ['import.undone', { deleted: 2, stayed }],
      ['cafe.deleted', null],
      ['cafe.deleted', null],
    ]);
    for (const entry of trail.slice(1)) {
      const lost = before.find((cafe) => cafe.id === entry.subjectId)!;
      const { name, address, latitude, longitude, appliedFilters } = lost;
      expect(appliedFilters).toHaveLength(1);
      expect(await send('POST', `/api/admin/audit/${entry.id}/restore`)).toMatchObject({
        status: 'draft',
        name,
        address,
        latitude,
        longitude,
        appliedFilters,
      });
    }
  });
});
