import type { Cafe } from '@cortado/contract';
import type { MemberContext } from '../../http/route.ts';

/** The member's favorites, the newest first; those that are not published now are left out, but stay stored. */
export async function listFavorites({ services, viewer }: MemberContext): Promise<Cafe[]> {
  const { ids } = await services.favorites.of(viewer.id);
  const { cafes } = services.catalogue.snapshot;
  return [...ids].flatMap((id) => {
    const cafe = cafes.get(id);
    return cafe ? [{ ...cafe, isFavorite: true }] : [];
  });
}
