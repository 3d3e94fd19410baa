import type { Cafe } from '@cortado/contract';
import { coverFor } from './cover-for.ts';
import { Drawing } from './Drawing.tsx';

const WIDTHS = { row: 256, popup: 192, hero: 832 } as const;

interface CoverProps {
  cafe: Pick<Cafe, 'id' | 'imageUrl'>;
  shape: keyof typeof WIDTHS;
}

/** A cafe's photograph, or the drawing that stands for it. */
export function Cover({ cafe, shape }: CoverProps) {
  if (!cafe.imageUrl) return <Drawing {...coverFor(cafe.id)} />;
  const width = WIDTHS[shape];
  return (
    <img
      className="cover"
      src={cafe.imageUrl}
      alt=""
      width={width}
      height={(width * 3) / 4}
      loading={shape === 'hero' ? 'eager' : 'lazy'}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}
