import type { AdminCafe } from '@cortado/contract';
import { eq } from 'drizzle-orm';
import { readCafes } from './catalogue-source.ts';
import { cafes } from '../../database/schema.ts';
import { AppError } from '../../core/errors.ts';
import type { MemberContext } from '../../http/route.ts';
import { adminCafePresenter } from './present-admin-cafe.ts';

/**
 * One cafe, whatever its status.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function getAnyCafe({ services }: MemberContext, id: number): Promise<AdminCafe> {
  const [stored] = await readCafes(services.database.db, eq(cafes.id, id));
  if (!stored) throw new AppError('CAFE_NOT_FOUND');
  return adminCafePresenter(services.catalogue.snapshot.categories)(stored);
}
