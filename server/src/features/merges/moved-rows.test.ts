import type { Cafe, MergeDone } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { CAFE_REFERENCES } from '../../database/references.ts';
import { claimCodes, favorites, photos, ratings, suggestions } from '../../database/schema.ts';
import { useAdminTest } from '../../testing/admin-test.ts';
import { testEngines } from '../../testing/database.ts';
import { signUp } from '../../testing/members.ts';
import { mergePair } from '../../testing/merges.ts';
import { addPhoto } from '../../testing/pictures.ts';
import { nameOf } from '../../testing/references.ts';

/**
 * What a merge moves from the cafe that is archived, and its undo moves back. Of suggestions the open ones move; of a
 * member's two ratings or favorites one stays.
 */
const MOVING = new Set<PgColumn>([
  favorites.cafeId,
  photos.cafeId,
  ratings.cafeId,
  suggestions.cafeId,
]);

describe.each(testEngines)('merging cafes on $name', ({ open }) => {
  const opened = useAdminTest(open);

  /** How many rows name a cafe, by the columns that follow a rule. */
  async function count(id: number, rule: 'moves' | 'stays'): Promise<Record<string, number>> {
    const { db } = opened.test.services.database;
    const columns = CAFE_REFERENCES.map(({ column }) => column).filter(
      (column) => MOVING.has(column) === (rule === 'moves'),
    );
    const counted = columns.map(async (column) => {
      const rows = await db.$count(column.table, eq(column, id));
      return [nameOf(column), rows] as const;
    });
    return Object.fromEntries(await Promise.all(counted));
  }

  it('moves the rows that are to move, leaves the others, and undoes it', async () => {
    const [winnerId, loserId, third] = [...opened.test.services.catalogue.snapshot.cafes.keys()];
    const mara = await signUp(opened.test, 'mara');
    await mara.send('POST', '/api/favorites', { cafeId: loserId });
    await mara.send('POST', `/api/cafes/${loserId}/ratings`, { rating: 4 });
    await mara.send('POST', `/api/cafes/${loserId}/reports`, { reason: 'hours' });
    const { facts } = (await mara.send('GET', `/api/cafes/${loserId}`)).json<Cafe>();
    await mara.send('POST', `/api/cafes/${loserId}/answers`, { ...facts![0], answer: 'no' });
    await addPhoto(opened.test, opened.admin, loserId!);
    const isLoser = { reason: 'duplicate', duplicateOf: loserId };
    await mara.send('POST', `/api/cafes/${third}/reports`, isLoser);
    const { db } = opened.test.services.database;
    const claim = { cafeId: loserId!, userId: mara.user.id, codeHash: 'hash', sentTo: 'a@b.org' };
    await db.insert(claimCodes).values({ ...claim, expiresAt: new Date('2030-01-01') });
    const earlier = await mergePair(opened.admin, loserId!, third!);
    expect(earlier.statusCode).toBe(200);
    const moving = await count(loserId!, 'moves');
    const staying = await count(loserId!, 'stays');
    const had = await count(winnerId!, 'moves');
    // There is a row of each kind.
    expect(Object.values({ ...moving, ...staying })).not.toContain(0);

    const merged = await mergePair(opened.admin, winnerId!, loserId!);
    const all = (of: (name: string) => number) =>
      Object.fromEntries(Object.keys(moving).map((name) => [name, of(name)]));
    expect(await count(loserId!, 'moves')).toEqual(all(() => 0));
    expect(await count(winnerId!, 'moves')).toEqual(all((name) => had[name]! + moving[name]!));
    expect(await count(loserId!, 'stays')).toEqual(staying);

    await opened.admin.send('POST', `/api/admin/merges/${merged.json<MergeDone>().id}/undo`, {});
    expect(await count(loserId!, 'moves')).toEqual(moving);
    expect(await count(winnerId!, 'moves')).toEqual(had);
  });
});
