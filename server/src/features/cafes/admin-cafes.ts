import type { AdminCafe } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { readCafes } from './catalogue-source.ts';
import { cafes } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { adminCafePresenter } from './present-admin-cafe.ts';

const byName = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Cafes of every status, sorted by name. */
export async function listAllCafes({ services }: MemberContext): Promise<AdminCafe[]> {
  const stored = await readCafes(services.database.db);
  return stored
    .map(adminCafePresenter(services.catalogue.snapshot.categories))
    .toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id);
}

/**
 * One cafe, whatever its status.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function getAnyCafe({ services }: MemberContext, id: number): Promise<AdminCafe> {
  const [stored] = await readCafes(services.database.db, eq(cafes.id, id));
  if (!stored) throw new AppError('CAFE_NOT_FOUND');
  return adminCafePresenter(services.catalogue.snapshot.categories)(stored);
}
