import type { Cafe } from '@cortado/contract';
import { useSession } from '../../lib/session.ts';
import { boundedPart } from '../../ui/PartBoundary.tsx';

const FavoriteHeart = boundedPart(() => import('./FavoriteHeart.tsx'), 'FavoriteHeart', {
  failed: null,
});

/** A heart for members; guests load nothing of it. */
export function MemberHeart({ cafe }: { cafe: Cafe }) {
  const { viewer } = useSession();
  return viewer && <FavoriteHeart cafe={cafe} />;
}
