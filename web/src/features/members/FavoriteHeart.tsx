import type { Cafe } from '@cortado/contract';
import { Heart } from 'lucide-react';
import { useFavorite } from './useFavorites.ts';

interface FavoriteHeartProps {
  cafe: Cafe;
  /** Whether it stands on a picture. */
  onCover?: boolean;
}

/** A member's heart: pressed where the cafe is a favorite, resting while a change is on its way. */
export function FavoriteHeart({ cafe, onCover = false }: FavoriteHeartProps) {
  const { isFavorite, isPending, toggle } = useFavorite(cafe);
  return (
    <button
      type="button"
      className="heart"
      data-on-cover={onCover || undefined}
      aria-pressed={isFavorite}
      aria-disabled={isPending || undefined}
      aria-label={`Favorite ${cafe.name}`}
      onClick={toggle}
    >
      <Heart size={18} aria-hidden="true" />
    </button>
  );
}
