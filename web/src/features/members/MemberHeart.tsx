import type { Cafe } from '@cortado/contract';
import { lazy, Suspense } from 'react';
import { useSession } from '../../lib/session.ts';

const FavoriteHeart = lazy(async () => ({
  default: (await import('./FavoriteHeart.tsx')).FavoriteHeart,
}));

/** A heart for members; guests load nothing of it. */
export function MemberHeart({ cafe }: { cafe: Cafe }) {
  const { viewer } = useSession();
  return (
    viewer && (
      <Suspense>
        <FavoriteHeart cafe={cafe} />
      </Suspense>
    )
  );
}
