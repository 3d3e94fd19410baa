import type { Cafe } from '@cortado/contract';
import { coverFor } from '../lib/cover-for.ts';
import { Drawing } from './Drawing.tsx';
import { Photo } from './Photo.tsx';

const WIDTHS = { row: 128, popup: 96, hero: 416 } as const;

interface CoverProps {
  cafe: Pick<Cafe, 'id' | 'imageUrl'> & Partial<Pick<Cafe, 'photo'>>;
  shape: keyof typeof WIDTHS;
}

/** A cafe's photo, or the drawing in its place. */
export function Cover({ cafe, shape }: CoverProps) {
  const width = WIDTHS[shape];
  if (cafe.photo) return <Photo photo={cafe.photo} sizes={`${width}px`} />;
  if (!cafe.imageUrl) return <Drawing {...coverFor(cafe.id)} />;
  return (
    <img
      className="cover"
      src={cafe.imageUrl}
      alt=""
      width={width * 2}
      height={width * 1.5}
      loading={shape === 'hero' ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
