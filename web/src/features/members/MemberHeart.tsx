import type { Cafe } from '@cortado/contract';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useSession } from '../../lib/session.ts';
import { PartBoundary } from '../../ui/PartBoundary.tsx';

const FavoriteHeart = lazyPart(() => import('./FavoriteHeart.tsx'), 'FavoriteHeart');

/** A heart for members; guests load nothing of it. */
export function MemberHeart({ cafe }: { cafe: Cafe }) {
  const { viewer } = useSession();
  return (
    viewer && (
      <PartBoundary>
        <FavoriteHeart cafe={cafe} />
      </PartBoundary>
    )
  );
}
