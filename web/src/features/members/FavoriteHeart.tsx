import type { Cafe } from '@cortado/contract';
import { Heart } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { Button } from '../../ui/Button.tsx';
import { isSecondClick } from '../../ui/is-second-click.ts';
import * as texts from '#messages/members';
import { useFavorite } from './useFavorites.ts';
import * as heartStyles from '../../ui/heart.module.css';

interface FavoriteHeartProps {
  cafe: Cafe;
  /** Whether it is on a picture. */
  onCover?: boolean;
}

/** A member's heart: pressed where the cafe is a favorite, idle while a change is being saved. */
export function FavoriteHeart({ cafe, onCover = false }: FavoriteHeartProps) {
  const { isFavorite, isPending, toggle } = useFavorite(cafe);
  const pressed = useRef(false);
  useEffect(
    () => () => {
      // Where only favorites are shown, its row is removed, and the focus with it.
      if (pressed.current && document.activeElement === document.body) focusHeading();
    },
    [],
  );
  return (
    <Button
      icon
      look="quiet"
      size="small"
      className={heartStyles.heart}
      data-on-cover={onCover || undefined}
      aria-pressed={isFavorite}
      aria-disabled={isPending || undefined}
      aria-label={texts.favorite({ cafe: cafe.name })}
      onClick={(event) => {
        if (isSecondClick(event)) return;
        pressed.current = true;
        toggle();
      }}
    >
      <Heart size={18} />
    </Button>
  );
}
