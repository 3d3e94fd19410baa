import type { Cafe, ShownPhoto } from '@cortado/contract';
import { Images } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { below } from '../../../lib/breakpoints.ts';
import { splitCafeName } from '../../../lib/format.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useIsHydrated } from '../../../lib/useClientValue.ts';
import { useDialogAddress } from '../../../lib/useDialogAddress.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { PartBoundary, partFailed } from '../../../ui/PartBoundary.tsx';
import { Photo } from '../../../ui/Photo.tsx';
import { indexInSight } from './strip.ts';
import * as texts from '#messages/cafe/photos';
import * as styles from './hero-photos.module.css';

/** The average color of a ThumbHash, from its first bytes: shown until a photo has loaded. */
export function averageColor(thumbHash: string): string {
  const [a = 0, b = 0, c = 0] = Array.from(atob(thumbHash), (byte) => byte.charCodeAt(0));
  const bits = a | (b << 8) | (c << 16);
  const part = (from: number) => ((bits >> from) & 63) / 63;
  const light = part(0);
  const yellow = part(6) * 2 - 1;
  const blue = light - (yellow * 2) / 3;
  const red = (3 * light - blue + part(12) * 2 - 1) / 2;
  const green = red - part(12) * 2 + 1;
  return `rgb(${[red, green, blue].map((channel) => Math.round(channel * 255)).join()})`;
}

const Gallery = lazyPart(() => import('./Gallery.tsx'), 'Gallery');
const SIZES = `${below('oneColumn')} 100vw, 480px`;

/** The photos of the hero: the cover on a plate, and on a phone all of them in a strip. Each opens the gallery. */
export function HeroPhotos({ cafe }: { cafe: Cafe }) {
  // Only the cover is known of a cafe from a list's data.
  const photos: readonly ShownPhoto[] = cafe.photos ?? (cafe.photo ? [cafe.photo] : []);
  const [at, setAt] = useState(0);
  const isHydrated = useIsHydrated();
  const cover = useRef<HTMLAnchorElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const { value, hrefOf, opened, replace, close } = useDialogAddress('photo');
  const shown =
    value === null ? null : Math.min(Math.max(Number(value) || 1, 1), photos.length) - 1;
  const preload = () => void Gallery.preload();
  return (
    <div className={styles.photos} onPointerEnter={preload} onFocus={preload}>
      <div
        className={styles.strip}
        onScroll={({ currentTarget }) => setAt(indexInSight(currentTarget))}
      >
        {photos.map((photo, index) => (
          <Link
            key={photo.hash}
            {...(index === 0 ? { ref: cover } : { className: 'narrow-only' })}
            onClick={({ currentTarget }) => (opener.current = currentTarget)}
            href={hrefOf(String(index + 1))}
            state={opened}
            aria-label={texts.openPhoto({ at: index + 1, count: photos.length, alt: photo.alt })}
          >
            <Photo
              photo={photo}
              sizes={SIZES}
              isHero={index === 0}
              background={averageColor(photo.thumbHash)}
            />
          </Link>
        ))}
      </div>
      {photos.length > 1 && (
        <LinkButton
          size="small"
          className={styles.all}
          href={hrefOf(String(at + 1))}
          state={opened}
          onClick={({ currentTarget }) => (opener.current = currentTarget)}
          aria-label={texts.seeAllAt({ at: at + 1, count: photos.length })}
        >
          <Images size={16} />
          <span className="wide-only">{texts.seeAll({ count: photos.length })}</span>
          <span className="narrow-only">{texts.place({ at: at + 1, count: photos.length })}</span>
        </LinkButton>
      )}
      {isHydrated && shown !== null && (
        <PartBoundary failed={partFailed}>
          <Gallery
            name={splitCafeName(cafe.name, cafe.area).base}
            photos={photos}
            at={shown}
            onShow={(index) => replace(String(index + 1))}
            onClose={close}
            onClosed={() => (opener.current ?? cover.current)?.focus()}
          />
        </PartBoundary>
      )}
    </div>
  );
}
