import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterOptions } from '../../database/schema.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { signUp } from '../../testing/members.ts';
import { waitFor } from '../../../../testing/wait-for.ts';

const URL = '/api/user/preferences/filters';

describe.each(testEngines)('filter preferences on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'none' });
  });
  afterAll(() => test.close());

  const optionIds = () => test.services.catalogue.snapshot.filterOptions.map(({ id }) => id);

  it('are saved once, listed, removed and cleared, each member’s own', async () => {
    const [mara, olga] = [await signUp(test, 'mara'), await signUp(test, 'olga')];
    const [one, two, three] = optionIds() as [number, number, number];
    for (const filterOptionId of [two, one, one, three]) {
      const answer = await mara.send('POST', URL, { filterOptionId });
      expect(answer.json()).toEqual({ filterOptionId });
    }
    await olga.send('POST', URL, { filterOptionId: three });
    const saved = async ({ send }: typeof mara) => (await send('GET', URL)).json();
    expect(await saved(mara)).toEqual(
      [two, one, three].map((filterOptionId) => ({ filterOptionId })),
    );
    for (let count = 0; count < 2; count++) {
      expect((await mara.send('DELETE', `${URL}/${one}`)).statusCode).toBe(200);
    }
    expect(await saved(mara)).toHaveLength(2);
    expect((await mara.send('DELETE', URL)).statusCode).toBe(200);
    expect(await saved(mara)).toEqual([]);
    expect(await saved(olga)).toEqual([{ filterOptionId: three }]);
  });

  it.each([
    [{}, 400, 'INVALID_REQUEST'],
    [{ filterOptionId: 'x' }, 400, 'INVALID_REQUEST'],
    [{ filterOptionId: -1 }, 400, 'INVALID_REQUEST'],
    [{ filterOptionId: 2_000_000_000 }, 404, 'FILTER_OPTION_NOT_FOUND'],
  ])('refuse %o', async (body, status, code) => {
    const { send } = await signUp(test, `refused${JSON.stringify(body).replaceAll(/\W/g, '')}`);
    const answer = await send('POST', URL, body);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
  });

  it('go with an option that an admin deletes', async () => {
    const { send } = await signUp(test, 'faithful');
    const [gone, kept] = optionIds().slice(-2) as [number, number];
    await send('POST', URL, { filterOptionId: gone });
    await send('POST', URL, { filterOptionId: kept });
    await test.services.database.db.delete(filterOptions).where(eq(filterOptions.id, gone));
    await waitFor(async () =>
      expect((await send('POST', URL, { filterOptionId: gone })).statusCode).toBe(404),
    );
    expect((await send('GET', URL)).json()).toEqual([{ filterOptionId: kept }]);
  });
});
