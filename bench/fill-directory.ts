import { Client } from 'pg';
import { openDatabase } from '../server/src/database/open.ts';
import { seedDatabase } from '../server/src/seed/seed-database.ts';
import { inventedDirectory } from './search/invented-directory.ts';

const PART = 2000;

/** Fills a new database with this number of invented cafes, published and with filters. */
export async function fillDirectory(databaseUrl: string, size: number): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir: '' });
  await seedDatabase(database, { seed: 'none', now: new Date() });
  await database.close();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `insert into filter_categories (name, display_name) values ('bench', 'Bench')`,
    );
    await client.query(
      `insert into filter_options (category_id, value, display_name)
       select c.id, 'option_' || n, 'Option ' || n from filter_categories c, generate_series(1, 40) n where c.name = 'bench'`,
    );
    const { cafes } = inventedDirectory(size);
    for (let from = 0; from < cafes.length; from += PART) {
      const part = cafes.slice(from, from + PART);
      await client.query(
        `with added as (
           insert into cafes (name, description, address, area, latitude, longitude, price_level, has_price_level,
             sells_coffee_beans, rating_count, rating_sum, status)
           select name, description, address, area, latitude, longitude, "priceLevel", "hasPriceLevel",
             "sellsCoffeeBeans", "ratingCount", "ratingSum", 'published'
           from jsonb_to_recordset($1::jsonb) as r(name text, description text, address text, area text, latitude float8,
             longitude float8, "priceLevel" int, "hasPriceLevel" boolean, "sellsCoffeeBeans" boolean, "ratingCount" int,
             "ratingSum" int)
           returning id)
         insert into cafe_filter_options (cafe_id, filter_option_id)
         select added.id, o.id from added, filter_options o join filter_categories c on c.id = o.category_id
         where c.name = 'bench' and (added.id * 7 + o.id * 13) % 5 = 0`,
        [JSON.stringify(part)],
      );
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
