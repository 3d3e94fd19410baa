import { CafePhotos } from '../photos/CafePhotos.tsx';
import type { PartProps } from './part-props.ts';

/** The photos of a cafe, which change at once. */
export function PhotosPart({ cafeId }: PartProps) {
  return <CafePhotos cafeId={cafeId} />;
}
