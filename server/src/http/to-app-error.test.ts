import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/open.ts';
import { favorites, photos, suggestions, suggestionSenders } from '../database/schema.ts';
import { testEngines } from '../testing/database.ts';
import { openTestApp, type TestApp } from '../testing/product.ts';
import { signUp } from '../testing/members.ts';
import { toAppError } from './to-app-error.ts';

const GONE = 2_000_000_000;

describe.each(testEngines)('what a write finds deleted on $name', ({ open }) => {
  let test: TestApp;
  let db: Database['db'];
  let cafeId: number;
  let userId: number;
  beforeAll(async () => {
    test = await openTestApp(await open());
    ({ db } = test.services.database);
    [cafeId] = test.services.catalogue.snapshot.cafes.keys() as unknown as [number];
    userId = (await signUp(test, 'mara')).user.id;
  });
  afterAll(() => test.close());

  const answerOf = async (write: PromiseLike<unknown>) => {
    const error = await Promise.resolve(write).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(Error);
    return toAppError(error).code;
  };

  it('is answered as a missing cafe', async () => {
    const photo = {
      position: 0,
      hash: 'x',
      alt: '',
      credit: '',
      kind: 'jpeg',
      width: 1,
      height: 1,
    };
    expect(await answerOf(db.insert(favorites).values({ userId, cafeId: GONE }))).toBe(
      'CAFE_NOT_FOUND',
    );
    expect(await answerOf(db.insert(photos).values({ ...photo, cafeId: GONE } as never))).toBe(
      'CAFE_NOT_FOUND',
    );
  });

  it('is answered as signed out, where it is the account that writes', async () => {
    const [suggestion] = await db
      .insert(suggestions)
      .values({
        kind: 'other',
        cafeId,
        name: 'Told',
        proposed: {},
        before: {},
        fingerprint: 'x',
      } as never)
      .returning();
    const sender = { suggestionId: suggestion!.id, userId: GONE } as never;
    expect(await answerOf(db.insert(suggestionSenders).values(sender))).toBe('UNAUTHENTICATED');
    expect(await answerOf(db.insert(favorites).values({ userId: GONE, cafeId }))).toBe(
      'UNAUTHENTICATED',
    );
  });
});
