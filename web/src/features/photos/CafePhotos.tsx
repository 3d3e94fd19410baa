import { lazyPart } from '../../lib/lazy-part.ts';
import type { Uploading } from './useUploads.ts';
import { PartBoundary, partFailed } from '../../ui/PartBoundary.tsx';

const PhotosManager = lazyPart(() => import('./PhotosManager.tsx'), 'PhotosManager');

interface CafePhotosProps {
  cafeId: number;
  uploading: Uploading;
}

/** The photos of a cafe for those who look after it, loaded when they are opened. */
export function CafePhotos(props: CafePhotosProps) {
  return (
    <PartBoundary failed={partFailed}>
      <PhotosManager {...props} />
    </PartBoundary>
  );
}
