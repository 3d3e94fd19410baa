import type { Client } from 'pg';
import type { CatalogueData } from '../../server/src/catalogue/types.ts';

const TABLE = `
  create temp table cafe (
    id int primary key, words tsvector, area text, latitude float8, longitude float8, beans boolean,
    stars float8, rated int, fair float8, options text[]
  )`;

const FILL = `
  insert into cafe
  select id,
    setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', area), 'B')
      || setweight(to_tsvector('simple', labels), 'C') || setweight(to_tsvector('simple', body), 'D'),
    area, latitude, longitude, beans, round(sum::numeric / nullif(rated, 0), 1), rated,
    (sum + 35.0) / (rated + 10), options
  from json_to_recordset($1) as row(
    id int, name text, area text, labels text, body text, latitude float8, longitude float8,
    beans boolean, sum int, rated int, options text[])`;

const INDEXES = `
  create index on cafe using gin (words);
  create index on cafe using gin (options);
  create index on cafe (area);
  create index on cafe (longitude, latitude);
  create index on cafe (fair desc, rated desc, id);
  create index on cafe (stars desc nulls last, fair desc, rated desc, id);
  create index on cafe (rated desc, fair desc, id);
  analyze cafe`;

/** Fills a temporary table with everything a hand-written search needs, with the usual indexes. */
export async function fillSqlTable(client: Client, data: CatalogueData): Promise<void> {
  const options = new Map(
    data.categories.flatMap((category) =>
      category.options.map(({ id, value, displayName }) => [
        id,
        { key: `${category.name}=${value}`, label: displayName },
      ]),
    ),
  );
  const rows = data.cafes.map((cafe) => ({
    id: cafe.id,
    name: cafe.name,
    area: cafe.area,
    labels: cafe.filterOptionIds.map((id) => options.get(id)!.label).join(' '),
    body: `${cafe.address} ${cafe.description}`,
    latitude: cafe.latitude,
    longitude: cafe.longitude,
    beans: cafe.sellsCoffeeBeans,
    sum: cafe.ratingSum,
    rated: cafe.ratingCount,
    options: cafe.filterOptionIds.map((id) => options.get(id)!.key),
  }));
  await client.query(TABLE);
  await client.query(FILL, [JSON.stringify(rows)]);
  await client.query(INDEXES);
}
