import type { Cafe } from '@cortado/contract';
import { Globe, Heart, Navigation, Phone, Share2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { copyText } from '../../lib/copy-text.ts';
import { directionsLink, telLink } from '../../lib/place-links.ts';
import { signInPath } from '../../lib/return-to.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Row } from '../../ui/Layout.tsx';
import { storePendingFavorite } from '../members/pending-favorite.ts';
import { useFavorite } from '../members/useFavorites.ts';
import * as texts from '#messages/cafe';
import * as membersTexts from '#messages/members';
import * as styles from './cafe-hero.module.css';

/** The cafe's heart; for a guest it leads to signing in, and back. */
function CafeHeart({ cafe }: { cafe: Cafe }) {
  const { viewer } = useSession();
  const [path, navigate] = useLocation();
  const { isFavorite, isPending, toggle } = useFavorite(cafe);
  const redirectToLogin = () => {
    storePendingFavorite(cafe);
    navigate(signInPath(path));
  };
  return (
    <Button
      className={styles.heart}
      aria-pressed={isFavorite}
      aria-disabled={isPending || undefined}
      aria-label={membersTexts.favorite({ cafe: cafe.name })}
      onClick={viewer ? toggle : redirectToLogin}
    >
      <Heart size={18} />
      <span className="wide-only">{isFavorite ? texts.heartPressed() : texts.heart()}</span>
    </Button>
  );
}

/** Shares the cafe's address by the device where it can, else copies it. */
async function share({ id, name }: Cafe) {
  const url = new URL(`/cafe/${id}`, window.location.href).href;
  const device: Partial<Navigator> = navigator;
  if (device.share) {
    try {
      return await device.share({ title: name, url });
    } catch (error) {
      // Closed without sharing, or pressed again while it is open.
      const { name: kind } = error as Error;
      if (kind === 'AbortError' || kind === 'InvalidStateError') return;
    }
  }
  if (await copyText(url)) toast({ tone: 'success', title: texts.linkCopied() });
  else toast({ tone: 'note', title: texts.linkNotCopied(), description: url });
}

/** The main actions: directions, and on a phone a call; then the actions of the page itself. */
export function CafeActions({ cafe }: { cafe: Cafe }) {
  const { phone, website } = cafe;
  const onPhones = { look: 'line', icon: true, className: 'narrow-only' } as const;
  return (
    <Row gap={8} className={styles.actions}>
      <LinkButton look="solid" newTab href={directionsLink(cafe)}>
        <Navigation size={18} />
        {texts.directions()}
      </LinkButton>
      {phone && (
        <LinkButton {...onPhones} plain href={telLink(phone)} aria-label={texts.call()}>
          <Phone size={18} />
        </LinkButton>
      )}
      {website && (
        <LinkButton {...onPhones} newTab href={website} aria-label={texts.website()}>
          <Globe size={18} />
        </LinkButton>
      )}
      <CafeHeart cafe={cafe} />
      <Button aria-label={texts.share()} onClick={() => void share(cafe)}>
        <Share2 size={18} />
        <span className="wide-only">{texts.share()}</span>
      </Button>
    </Row>
  );
}
