import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '@cortado/contract';
import { parse } from 'csv-parse/sync';
import { tokenize } from '@cortado/search/text/fold';
import { repoRoot } from '../../../core/repo-root.ts';
import type { SeedCafe } from '../../../seed/seed-cafe.ts';
import { readSeedCafes } from '../../../seed/read-seed-cafes.ts';

interface LocalPlace {
  label: string;
  place: Place;
  words: readonly string[];
}

const local = (label: string, place: Place): LocalPlace => ({
  label,
  place,
  words: tokenize(label),
});

/** The neighborhoods that the product knows. */
function areas(): LocalPlace[] {
  const text = readFileSync(join(repoRoot, 'seed/areas.csv'), 'utf8');
  // Squares have no outline, so their last column is left out.
  const options = { columns: true, skip_empty_lines: true, relax_column_count: true } as const;
  const rows: Record<string, string>[] = parse(text, options);
  return rows.map((row) => {
    const label = `${row['name']}, ${row['city']}, ${row['state']}`;
    return local(label, {
      address: label,
      latitude: Number(row['latitude']),
      longitude: Number(row['longitude']),
      neighborhood: row['name']!,
    });
  });
}

/** The street addresses of the bundled cafes. */
function addresses(cafes: readonly SeedCafe[]): LocalPlace[] {
  const byAddress = new Map(
    cafes.map(({ address, latitude, longitude, area }) => [
      address,
      local(address, { address, latitude, longitude, neighborhood: area }),
    ]),
  );
  return [...byAddress.values()];
}

export interface LocalPlaces {
  cafes: readonly SeedCafe[];
  areas: readonly LocalPlace[];
  addresses: readonly LocalPlace[];
}

let read: LocalPlaces | undefined;

/** What the product ships of Greater Boston. */
export function localPlaces(): LocalPlaces {
  if (!read) {
    const cafes = readSeedCafes();
    read = { cafes, areas: areas(), addresses: addresses(cafes) };
  }
  return read;
}
