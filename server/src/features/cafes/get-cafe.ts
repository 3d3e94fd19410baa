import type { Answer } from '../../http/answer-cache.ts';
import { JSON_TYPE, ReadyResponse } from '../../http/ready-response.ts';
import { AppError } from '../../core/errors.ts';
import type { Context } from '../../http/route.ts';
import { catalogueView } from './catalogue-view.ts';

/**
 * One published cafe.
 * @throws AppError CAFE_NOT_FOUND
 */
export async function getCafe(context: Context, id: number): Promise<Answer> {
  const { snapshot, favorites, answer } = await catalogueView(context);
  const json = snapshot.cafeJson(id, favorites.ids);
  if (!json) throw new AppError('CAFE_NOT_FOUND');
  return answer(
    { key: `cafe ${id} ${favorites.ids.has(id)}`, scope: { cafeId: id, hours: true } },
    () => new ReadyResponse(json, JSON_TYPE, { compression: 'fast' }),
  );
}
