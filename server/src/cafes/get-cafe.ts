import { JSON_TYPE, ReadyResponse } from '../catalogue/responses.ts';
import { AppError } from '../errors.ts';
import { favoritesOf } from '../favorites/favorites-of.ts';
import type { Context } from '../routing/route.ts';

/**
 * One published cafe.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function getCafe(context: Context, id: number): Promise<ReadyResponse> {
  const { ids: favorites } = await favoritesOf(context);
  const { catalogue, responses } = context.services;
  const json = catalogue.snapshot.cafeJson(id, { favorites });
  if (!json) throw new AppError('CAFE_NOT_FOUND');
  const key = `cafe ${id} ${favorites.has(id)}`;
  return responses.get(key, () => new ReadyResponse(json, JSON_TYPE));
}
