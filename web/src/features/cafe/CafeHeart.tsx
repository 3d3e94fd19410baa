import type { Cafe } from '@cortado/contract';
import { Heart } from 'lucide-react';
import { useLocation } from 'wouter';
import { signInPath } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/Button.tsx';
import { storePendingFavorite } from '../members/pending-favorite.ts';
import { useFavorite } from '../members/useFavorites.ts';
import * as membersTexts from '#messages/members';
import * as texts from '#messages/cafe';
import * as styles from './cafe-hero.module.css';

interface HeartButtonProps {
  cafe: Cafe;
  isFavorite: boolean;
  isPending?: boolean;
  onPress: () => void;
}

function HeartButton({ cafe, isFavorite, isPending = false, onPress }: HeartButtonProps) {
  return (
    <Button
      className={styles.heart}
      aria-pressed={isFavorite}
      aria-disabled={isPending || undefined}
      aria-label={membersTexts.favorite({ cafe: cafe.name })}
      onClick={onPress}
    >
      <Heart size={18} aria-hidden="true" />
      <span className="wide-only">{isFavorite ? texts.heartPressed() : texts.heart()}</span>
    </Button>
  );
}

function MembersHeart({ cafe }: { cafe: Cafe }) {
  const { isFavorite, isPending, toggle } = useFavorite(cafe);
  return <HeartButton cafe={cafe} isFavorite={isFavorite} isPending={isPending} onPress={toggle} />;
}

/** The cafe's heart; a guest's leads to signing in, and back. */
export function CafeHeart({ cafe }: { cafe: Cafe }) {
  const { viewer } = useSession();
  const [path, navigate] = useLocation();
  if (viewer) return <MembersHeart cafe={cafe} />;
  const redirectToLogin = () => {
    storePendingFavorite(cafe);
    navigate(signInPath(path));
  };
  return <HeartButton cafe={cafe} isFavorite={false} onPress={redirectToLogin} />;
}
