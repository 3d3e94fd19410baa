import type { Cafe, Facets } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../core/durations.ts';
import { testEngines } from '../../testing/database.ts';
import { openTestApp, type TestApp } from '../../testing/product.ts';
import { waitFor } from '../../../../testing/wait-for.ts';
import { ageFacts } from '../facts/age-facts.ts';

describe.each(testEngines)('confirmed facts only, on $name', ({ open }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp(await open(), { seed: 'demo' });
  });
  afterAll(() => test.close());

  const ask = async <T>(url: string) => (await test.app.inject(url)).json<T>();
  const idsOf = async (query: string) =>
    (await ask<Cafe[]>(`/api/cafes?${query}`)).map(({ id }) => id).toSorted((a, b) => a - b);

  it('finds the cafés whose page shows what is filtered by as confirmed', async () => {
    const wifi = await ask<Cafe[]>('/api/cafes?features=wifi');
    const option = wifi[0]!.appliedFilters.find(({ value }) => value === 'wifi')!.id;
    const shown = await Promise.all(wifi.map(({ id }) => ask<Cafe>(`/api/cafes/${id}`)));
    const confirmed = shown.filter(({ facts }) =>
      facts!.some((one) => one.option === option && one.isConfirmed),
    );
    expect(confirmed.length).toBeGreaterThan(0);
    expect(confirmed.length).toBeLessThan(wifi.length);
    const ids = confirmed.map(({ id }) => id).toSorted((a, b) => a - b);
    // It was seeded months ago.
    await ageFacts(test.services);
    await waitFor(async () => expect(await idsOf('features=wifi&confirmed=true')).toEqual(ids));
    const facets = await ask<Facets>('/api/facets?features=wifi');
    expect(facets).toMatchObject({ total: wifi.length, confirmed: ids.length });
  });

  it('counts sample hours as known on the page of their café alone', async () => {
    const { rows } = await test.services.database.db.execute<{ id: number; area: string }>(sql`
      select id, area from cafes where sources -> 'openingHours' ->> 'by' = 'sample'
        and status = 'published' and opening_hours like 'Mo-Su %'`);
    const sample = rows[0]!;
    const page = await ask<Cafe>(`/api/cafes/${sample.id}`);
    expect(page.hours).not.toBeNull();
    const area = `area=${encodeURIComponent(sample.area)}&limit=200`;
    const listed = await ask<Cafe[]>(`/api/cafes?${area}`);
    expect(listed.find(({ id }) => id === sample.id)).toMatchObject({
      hours: null,
      openingHours: null,
    });
    // Its hours would have it open then.
    expect(await idsOf(`${area}&openAt=mon-1000`)).not.toContain(sample.id);
    expect(await idsOf(`${area}&openAt=mon-1000&hours=unknown`)).toContain(sample.id);
  });

  it('lists only hours that are confirmed', async () => {
    const all = await ask<Cafe[]>('/api/cafes?confirmed=true&limit=200');
    const shown = await Promise.all(all.map(({ id }) => ask<Cafe>(`/api/cafes/${id}`)));
    const withHours = shown.filter(({ facts }) =>
      facts!.some((one) => one.fact === 'openingHours' && one.isConfirmed),
    );
    expect(all.flatMap(({ id, hours }) => (hours ? id : []))).toEqual(
      withHours.map(({ id }) => id),
    );
    expect(withHours.length).toBeGreaterThan(0);
    expect(withHours.length).toBeLessThan(shown.filter(({ hours }) => hours).length);
  });

  it('finds none once all are too old', async () => {
    expect(await idsOf('confirmed=true')).not.toEqual([]);
    const later = new Date(test.services.now().getTime() + 1000 * DAY_MS);
    await ageFacts({ database: test.services.database, now: () => later });
    await waitFor(async () => expect(await idsOf('confirmed=true')).toEqual([]));
    expect((await ask<Facets>('/api/facets')).confirmed).toBe(0);
  });
});
