import { JSON_TYPE, ReadyResponse } from '../catalogue/responses.ts';
import { AppError } from '../errors.ts';
import type { Context } from '../routing/route.ts';

/**
 * One published cafe.
 * @throws AppError CAFE_NOT_FOUND
 */
export function getCafe(
  { services: { catalogue, responses } }: Context,
  id: number,
): ReadyResponse {
  const json = catalogue.snapshot.cafeJson(id);
  if (!json) throw new AppError('CAFE_NOT_FOUND');
  return responses.get(`cafe ${id}`, () => new ReadyResponse(json, JSON_TYPE));
}
