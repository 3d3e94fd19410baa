import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Visitor } from '../../bench/visitors.ts';

/** The existing ids, so that most requests are about something that exists. */
export const pools = {
  cafes: [1],
  options: [1],
  categories: [1],
  users: [1],
  imports: [1],
  suggestions: [1],
  photos: [1],
  entries: [1],
};
export type Pool = keyof typeof pools;

/** The tokens and codes of the last mails. */
export const mails = { tokens: ['x'], codes: ['000000'] };

const MAX_IDS = 200;
const MAX_MAILS = 30;

interface Row {
  id: number;
  options?: Row[];
  action?: string;
  after?: { photo?: number } | null;
}

/** Reads the existing ids again. */
export async function refreshPools(admin: Visitor): Promise<void> {
  const replace = (pool: Pool, ids: readonly number[]) => {
    if (ids.length > 0) pools[pool] = ids.slice(-MAX_IDS);
  };
  const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
  replace('cafes', await admin.read<number[]>('/api/admin/cafes/ids'));
  const categories = await admin.read<Row[]>('/api/admin/filter-categories');
  replace('categories', idsOf(categories));
  replace('options', idsOf(categories.flatMap(({ options = [] }) => options)));
  replace('users', idsOf(await admin.read<Row[]>('/api/admin/users?limit=200')));
  replace('imports', idsOf(await admin.read<Row[]>('/api/admin/imports')));
  replace('suggestions', idsOf(await admin.read<Row[]>('/api/admin/suggestions')));
  const entries = await admin.read<Row[]>('/api/admin/audit?limit=200');
  replace('entries', idsOf(entries));
  replace(
    'photos',
    entries.flatMap(({ after }) => after?.photo ?? []),
  );
}

/** Reads the last mails, like their recipients. */
export async function refreshMails(outbox: string): Promise<void> {
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(
    names
      .toSorted()
      .slice(-MAX_MAILS)
      .map((name) => readFile(join(outbox, name), 'utf8')),
  );
  const all = texts
    .join('\n')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
  const tokens = [...all.matchAll(/token=([\w-]{16,})/g)].map(([, token]) => token!);
  const codes = [...all.matchAll(/^\s*(\d{6})\s*$/gm)].map(([, code]) => code!);
  if (tokens.length > 0) mails.tokens = tokens;
  if (codes.length > 0) mails.codes = codes;
}
