import { parseCafeQuery } from '@cortado/contract';
import { AppError } from '../../core/errors.ts';
import { JSON_TYPE, ReadyResponse, type Answer } from '../../http/response-cache.ts';
import type { Context } from '../../http/route.ts';
import { catalogueView } from '../cafes/catalogue-view.ts';

/**
 * The published cafes most like one, the best first.
 * @throws AppError CAFE_NOT_FOUND, or RATE_LIMITED, if a client sends too many queries that are not cached
 */
export async function listSimilarCafes(context: Context, id: number): Promise<Answer> {
  const { snapshot, favorites, answer } = await catalogueView(context);
  if (!snapshot.cafes.has(id)) throw new AppError('CAFE_NOT_FOUND');
  // How rare an option is hangs on all cafes.
  const scope = { matches: parseCafeQuery({}), hours: true };
  return answer(`similar ${favorites.key} ${id}`, scope, () => {
    context.services.uncachedReads.take(context.client.ip);
    const labels = new Map(snapshot.filterOptions.map((one) => [one.id, one.display_name]));
    const list = snapshot.similar(id)!.map(({ id: other, optionIds, distanceKm }) => {
      // As the JSON of a list of one, without its brackets.
      const cafe = snapshot.listJson([other], favorites.ids).toString().slice(1, -1);
      const both = JSON.stringify(optionIds.map((one) => labels.get(one)));
      return `{"cafe":${cafe},"both":${both},"distanceKm":${distanceKm.toFixed(3)}}`;
    });
    return new ReadyResponse(Buffer.from(`[${list.join(',')}]`), JSON_TYPE);
  });
}
