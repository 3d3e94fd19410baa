import type { CatalogueCafe } from '../../server/src/catalogue/types.ts';
import { seededRandom } from '../../server/src/seed/seeded-random.ts';
import { pick } from '../search/words.ts';

export const KINDS = ['rating', 'edit', 'unpublish', 'publish'] as const;

/** One change of the directory: the cafe as it is from now on, or null if it is no longer published. */
export interface Change {
  kind: (typeof KINDS)[number];
  id: number;
  cafe: CatalogueCafe | null;
}

/** Changes of all kinds in turn; what one unpublishes, the next publishes again. */
export function inventChanges(cafes: readonly CatalogueCafe[], count: number): Change[] {
  const random = seededRandom(13);
  const current = new Map(cafes.map((cafe) => [cafe.id, cafe]));
  const ids = [...current.keys()];
  let unpublished = cafes[0]!;
  return Array.from({ length: count }, (_, at): Change => {
    const kind = KINDS[at % KINDS.length]!;
    if (kind === 'publish') return { kind, id: unpublished.id, cafe: unpublished };
    const cafe = current.get(pick(random, ids))!;
    const { id } = cafe;
    if (kind === 'unpublish') {
      unpublished = cafe;
      return { kind, id, cafe: null };
    }
    const changed =
      kind === 'rating'
        ? { ...cafe, ratingCount: cafe.ratingCount + 1, ratingSum: cafe.ratingSum + 5 }
        : { ...cafe, name: `${cafe.name} Anew`, description: `${cafe.description} Reopened.` };
    current.set(id, changed);
    return { kind, id, cafe: changed };
  });
}
