import type { ShownPhoto } from '@cortado/contract';
import { photoSources } from '../lib/photo-sources.ts';

interface PhotoProps {
  photo: ShownPhoto;
  /** How wide it is drawn, as `sizes` of an image says it. */
  sizes: string;
  /** Loaded before others, for the largest photo of a screen. */
  isHero?: boolean;
  /** Shown until it has loaded. */
  background?: string;
}

/** A photo that fills its box around its focal point. */
export function Photo({ photo, sizes, isHero = false, background }: PhotoProps) {
  const { hash, alt, width, height, focalX, focalY } = photo;
  return (
    <picture className="cover" style={{ background }}>
      <source type="image/avif" srcSet={photoSources(hash, 'avif')} sizes={sizes} />
      <img
        srcSet={photoSources(hash, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isHero ? undefined : 'lazy'}
        fetchPriority={isHero ? 'high' : undefined}
        decoding="async"
        style={{ objectPosition: `${focalX}% ${focalY}%` }}
      />
    </picture>
  );
}
