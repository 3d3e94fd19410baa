import { Client } from 'pg';
import type { CafeQuery } from '../../contract/src/index.ts';
import type { CatalogueData } from '../../server/src/catalogue/types.ts';

interface SqlPeer {
  search(query: CafeQuery): Promise<number>;
  close(): Promise<void>;
}

const SETUP = `
  create temp table cafe (id int primary key, text tsvector, area text, latitude float8, longitude float8, rating float8, options text[]);
`;
const INDEXES = `
  create index on cafe using gin (text);
  create index on cafe using gin (options);
  create index on cafe (area);
  create index on cafe (rating desc, id);
  analyze cafe;
`;

async function fill(client: Client, { cafes, categories }: CatalogueData): Promise<void> {
  const values = new Map(
    categories.flatMap(({ name, options }) =>
      options.map(({ id, value }) => [id, `${name}=${value}`] as const),
    ),
  );
  const rows = cafes.map((cafe) => ({
    id: cafe.id,
    text: [cafe.name, cafe.area, cafe.address, cafe.description].join(' '),
    area: cafe.area,
    latitude: cafe.latitude,
    longitude: cafe.longitude,
    rating: cafe.ratingCount ? cafe.ratingSum / cafe.ratingCount : null,
    options: cafe.filterOptionIds.map((id) => values.get(id)),
  }));
  await client.query(SETUP);
  await client.query(
    `insert into cafe select id, to_tsvector('simple', text), area, latitude, longitude, rating, options
     from json_to_recordset($1) as row(id int, text text, area text, latitude float8, longitude float8, rating float8, options text[])`,
    [JSON.stringify(rows)],
  );
  await client.query(INDEXES);
}

function toSql(query: CafeQuery): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = ['true'];
  if (query.q) {
    const words = query.q.split(/\s+/).map((word) => `${word.replaceAll(/\W/g, '')}:*`);
    where.push(`text @@ to_tsquery('simple', ${bind(words.join(' & '))})`);
  }
  if (query.area !== null) where.push(`area = ${bind(query.area)}`);
  if (query.minRating > 0) where.push(`round(rating::numeric, 1) >= ${bind(query.minRating)}`);
  if (query.bbox) {
    const [west, south, east, north] = query.bbox;
    where.push(
      `longitude between ${bind(west)} and ${bind(east)} and latitude between ${bind(south)} and ${bind(north)}`,
    );
  }
  for (const [name, wanted] of Object.entries(query.options)) {
    const options = wanted.map((value) => `${name}=${value}`);
    where.push(`options ${name === 'features' ? '@>' : '&&'} ${bind(options)}::text[]`);
  }
  const text = `select id, count(*) over ()::int as total from cafe where ${where.join(' and ')} order by rating desc nulls last, id limit 10`;
  return { text, values };
}

/** The peer: the same questions as hand-written SQL, without typo tolerance or counts beside filters. */
export async function sqlPeer(url: string, data: CatalogueData): Promise<SqlPeer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await fill(client, data);
  return {
    search: async (query) =>
      (await client.query<{ total: number }>(toSql(query))).rows[0]?.total ?? 0,
    close: () => client.end(),
  };
}
