import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '../../lib/intl.ts';
import { managedQuery } from './managed-query.ts';
import * as texts from '#messages/photos';
import * as tabsStyles from '../../ui/tabs.module.css';
import { boundedPart } from '../../ui/PartBoundary.tsx';

/** The photos of a cafe for those who look after it, loaded when they are opened. */
export const CafePhotos = boundedPart(() => import('./PhotosManager.tsx'), 'PhotosManager');

/** The label of the tab of a cafe's photos, with their number. */
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
