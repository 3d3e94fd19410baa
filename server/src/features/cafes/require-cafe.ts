import type { Cafe } from '@cortado/contract';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { AppError } from '../../core/errors.ts';

/** @throws AppError CAFE_NOT_FOUND if a cafe is not published */
export function requireCafe({ snapshot }: Catalogue, id: number): void {
  if (!snapshot.cafes.has(id)) throw new AppError('CAFE_NOT_FOUND');
}

/**
 * A published cafe in its public form.
 * @throws AppError CAFE_NOT_FOUND
 */
export function findCafe({ snapshot }: Catalogue, id: number): Cafe {
  const cafe = snapshot.cafes.get(id);
  if (!cafe) throw new AppError('CAFE_NOT_FOUND');
  return cafe;
}
