import type { Cafe } from '@cortado/contract';
import type { MemberContext } from '../../http/route.ts';

/** The member's published favorites, the latest first; one that is not published now is kept and left out. */
export async function listFavorites({ services, viewer }: MemberContext): Promise<Cafe[]> {
  const { ids } = await services.favorites.of(viewer.id);
  const { cafes } = services.catalogue.snapshot;
  return [...ids].flatMap((id) => {
    const cafe = cafes.get(id);
    return cafe ? [{ ...cafe, isFavorite: true }] : [];
  });
}
