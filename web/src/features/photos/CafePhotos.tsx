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
