import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/intl.ts';
import { managedQuery } from './managed-query.ts';
import * as texts from '#messages/photos';
import * as tabsStyles from '../../ui/tabs.module.css';
import { lazyPart } from '../../lib/lazy-part.ts';
import { PartBoundary, partFailed } from '../../ui/PartBoundary.tsx';

const PhotosManager = lazyPart(() => import('./PhotosManager.tsx'), 'PhotosManager');

/** The photos of a cafe for those who look after it, loaded when they are opened. */
export function CafePhotos({ cafeId }: { cafeId: number }) {
  return (
    <PartBoundary failed={partFailed}>
      <PhotosManager cafeId={cafeId} />
    </PartBoundary>
  );
}

/** What the tab of a cafe's photos says: how many there are as well. */
export function PhotosLabel({ cafeId }: { cafeId: number }) {
  const { data: count = 0 } = useQuery({
    ...managedQuery(cafeId),
    select: (photos) => photos.filter(({ state }) => state === 'ready').length,
  });
  return (
    <>
      {texts.tab()}
      {count > 0 && <span className={tabsStyles.count}> {formatNumber(count)}</span>}
    </>
  );
}
