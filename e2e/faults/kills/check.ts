import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { CafeFacts } from '../../helper/api.ts';
import { rowsOf, type Row, type Tables } from './rows.ts';

/** Rows by the value of a column. */
function group(rows: readonly Row[], column: string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row[column] ?? '';
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

const sum = (rows: readonly Row[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column]), 0);

/** Cafes whose count or sum of stars is not that of their ratings. */
export function wrongCounts(tables: Tables): string[] {
  const ratings = group(rowsOf(tables, 'ratings'), 'cafe_id');
  return rowsOf(tables, 'cafes').flatMap(({ id, rating_count, rating_sum }) => {
    const own = ratings.get(id!) ?? [];
    const isRight =
      own.length === Number(rating_count) && sum(own, 'rating') === Number(rating_sum);
    return isRight ? [] : [`Cafe ${id} has ${rating_count} ratings, ${rating_sum} stars.`];
  });
}

const auditOf = (tables: Tables, action: string) =>
  group(
    rowsOf(tables, 'audit_entries').filter((entry) => entry['action'] === action),
    'subject_id',
  );

/** Each edit has its entry, and the last entry matches the present cafe. */
function halfEdits(tables: Tables): string[] {
  const edits = auditOf(tables, 'cafe.updated');
  return rowsOf(tables, 'cafes').flatMap((cafe) => {
    const own = edits.get(cafe['id']!) ?? [];
    const after = JSON.parse(own.at(-1)?.['after'] ?? '{}') as Record<string, string>;
    const isWhole =
      own.length === Number(cafe['version']) - 1 &&
      ['description', 'phone', 'website'].every(
        (field) => (after[field] ?? cafe[field]) === cafe[field],
      );
    return isWhole
      ? []
      : [`Cafe ${cafe['id']} is at version ${cafe['version']}, with ${own.length} entries.`];
  });
}

/** All rows of a batch are in, or wait; it is done where none waits any more and the entry is there. */
function halfImports(tables: Tables): string[] {
  const cafes = group(rowsOf(tables, 'cafes'), 'import_id');
  const waiting = group(rowsOf(tables, 'import_rows'), 'import_id');
  const entries = auditOf(tables, 'import.done');
  return rowsOf(tables, 'imports').flatMap(({ id, state, total, imported, skipped }) => {
    const came = cafes.get(id!)?.length ?? 0;
    const left = waiting.get(id!)?.length ?? 0;
    const isLookedAt = Number(total) > 0;
    const isWhole =
      came === Number(imported) &&
      (!isLookedAt || came + Number(skipped) + left === Number(total)) &&
      (entries.get(id!)?.length ?? 0) === (state === 'done' ? 1 : 0) &&
      (state !== 'done' || left === 0);
    return isWhole
      ? []
      : [`Import ${id}, ${state}, has ${came} cafes in and ${left} rows left of ${total}.`];
  });
}

const GIVEN_UP =
  'We couldn’t process this photo. Upload it again. If that fails too, save it as a new file first.';

/** The bytes of a value of PostgreSQL's type `bytea`, as text. */
const bytesOf = ({ bytes }: Row) => Buffer.from(bytes!.slice(2), 'hex');

/** A photo has its entry, and its whole original and a job until its files are there. */
function halfPhotos(tables: Tables): string[] {
  const originals = group(rowsOf(tables, 'photo_originals'), 'photo_id');
  const files = group(rowsOf(tables, 'photo_files'), 'hash');
  const entries = [...auditOf(tables, 'cafe.photo_added').values()].flat();
  const added = new Set(
    entries.map(({ after }) => (JSON.parse(after!) as { photo: number }).photo),
  );
  const queued = new Set(
    rowsOf(tables, 'jobs')
      .filter(({ kind }) => kind === 'photo')
      .map(({ payload }) => (JSON.parse(payload!) as { photoId?: number }).photoId),
  );
  const photos = rowsOf(tables, 'photos');
  const half = photos.flatMap(({ id, state, hash, failure }) => {
    const parts = (originals.get(id!) ?? []).toSorted(
      (a, b) => Number(a['part']) - Number(b['part']),
    );
    const digest = createHash('sha256')
      .update(Buffer.concat(parts.map(bytesOf)))
      .digest('hex');
    const isStored =
      state === 'processing'
        ? digest.startsWith(hash!) && queued.has(Number(id))
        : parts.length === 0;
    const isMade = state !== 'ready' || (files.get(hash!)?.length ?? 0) > 0;
    // A photo whose sizes were interrupted too often is given up.
    const isFailed = state === 'failed' && failure !== GIVEN_UP;
    const isWhole = !isFailed && isStored && isMade && added.has(Number(id));
    return isWhole ? [] : [`Photo ${id}, ${state}, is not whole.`];
  });
  return added.size === photos.length
    ? half
    : [...half, 'An entry names a photo that is not there.'];
}

/** What a write has changed in part. */
export const halfChanges = (tables: Tables): string[] => [
  ...halfEdits(tables),
  ...halfImports(tables),
  ...halfPhotos(tables),
];

const average = (cafe: Row) =>
  cafe['rating_count'] === '0'
    ? null
    : Math.round((Number(cafe['rating_sum']) / Number(cafe['rating_count'])) * 10) / 10;

/** Whether the catalogue answers what is in the database. */
export function isUpToDate(list: readonly CafeFacts[], tables: Tables): boolean {
  const published = rowsOf(tables, 'cafes').filter(({ status }) => status === 'published');
  const shown = new Map(
    list.map(({ id, name, description, averageRating, totalRatings }) => [
      String(id),
      { name, description, averageRating, totalRatings },
    ]),
  );
  const stored = new Map(
    published.map((cafe) => [
      cafe['id']!,
      {
        name: cafe['name'],
        description: cafe['description'],
        averageRating: average(cafe),
        totalRatings: Number(cafe['rating_count']),
      },
    ]),
  );
  return (
    shown.size === stored.size &&
    [...stored].every(([id, cafe]) => isDeepStrictEqual(cafe, shown.get(id)))
  );
}
