import type { ShownPhoto } from '@cortado/contract';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import { IconButton } from '../../../ui/Button.tsx';
import { Row, Text } from '../../../ui/Layout.tsx';
import { Photo } from '../../../ui/Photo.tsx';
import { useDragDown } from '../../../ui/useDragDown.ts';
import { below } from '../../../lib/breakpoints.ts';
import { indexInSight } from './strip.ts';
import * as texts from '#messages/cafe/photos';
import * as styles from './gallery.module.css';

/** The credit is known once the cafe's own data has loaded. */
type SlidePhoto = ShownPhoto & { credit?: string };

const placeholder = (thumbHash: string) =>
  thumbHashToDataURL(Uint8Array.from(atob(thumbHash), (byte) => byte.charCodeAt(0)));

const SIZES = `${below('oneColumn')} 100vw, 1000px`;

/** A photo as large as fits, with what it shows and who took it; those farther from the shown one are not loaded yet. */
function Slide({ photo, distance }: { photo: SlidePhoto; distance: number }) {
  const { alt, credit, width, height, thumbHash } = photo;
  const background = useMemo(() => `url(${placeholder(thumbHash)}) 0 / 100% 100%`, [thumbHash]);
  const style = { '--ratio': width / height, background } as CSSProperties;
  return (
    <figure className={styles.slide} inert={distance > 0}>
      <div className={styles.photo} style={style}>
        {distance < 2 && <Photo photo={photo} sizes={SIZES} background="none" isHero />}
      </div>
      <Row
        as="figcaption"
        wrap
        align="baseline"
        justify="between"
        gap={16}
        className={styles.about}
      >
        <Text as="span" size="ui">
          {alt}
        </Text>
        {credit && (
          <Text as="span" size="ui" tone="faint">
            {texts.credit({ who: credit })}
          </Text>
        )}
      </Row>
    </figure>
  );
}

interface ShownProps {
  photos: readonly SlidePhoto[];
  /** Which one is shown, from zero. */
  at: number;
  onShow: (at: number) => void;
}

interface GalleryTrackProps extends ShownProps {
  onClose: () => void;
  /** Over the photos, and reachable by keyboard. */
  children: ReactNode;
}

/** The photos side by side: a swipe shows the next, a drag down closes. */
function GalleryTrack({ photos, at, onShow, onClose, children }: GalleryTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const drag = useDragDown(onClose);
  useLayoutEffect(() => {
    const strip = track.current;
    // A strip that the visitor scrolls is there already.
    if (strip && indexInSight(strip) !== at) strip.scrollLeft = at * strip.clientWidth;
  }, [at]);
  return (
    <div
      ref={track}
      className={styles.track}
      {...drag}
      onPointerDown={(event) => {
        const isOnButton = event.target instanceof Element && event.target.closest('button');
        if (event.pointerType !== 'mouse' && !isOnButton) drag.onPointerDown(event);
      }}
      onScroll={({ currentTarget }) => onShow(indexInSight(currentTarget))}
    >
      {photos.map((photo, index) => (
        <Slide key={photo.hash} photo={photo} distance={Math.abs(index - at)} />
      ))}
      {children}
    </div>
  );
}

/** Thumbnails, scrolled to the shown photo. */
function GalleryThumbs({ photos, at, onShow }: ShownProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <ul ref={list} className={styles.thumbs} aria-label={texts.thumbs()}>
      {photos.map((photo, index) => (
        <li key={photo.hash}>
          <button
            type="button"
            aria-label={texts.openPhoto({ at: index + 1, count: photos.length, alt: photo.alt })}
            aria-current={index === at ? 'true' : undefined}
            onClick={() => onShow(index)}
          >
            <Photo photo={{ ...photo, alt: '' }} sizes="72px" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface GalleryProps extends ShownProps {
  name: string;
  onClose: () => void;
  /** After it has closed: returns the focus. */
  onClosed: () => void;
}

/** All photos of a cafe in a dark room, one at a time: by keys, buttons, thumbs and swipes. */
export function Gallery({ name, photos, at, onShow, onClose, onClosed }: GalleryProps) {
  const last = photos.length - 1;
  const show = (index: number) => {
    if (index !== at && index >= 0 && index <= last) onShow(index);
  };
  const keys: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: last,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keys[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(to);
  };
  const steps = [
    [texts.previous(), at - 1, styles.previous, ChevronLeft],
    [texts.next(), at + 1, styles.next, ChevronRight],
  ] as const;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className={styles.gallery}
          data-theme="dark"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <Row gap={12} className={styles.bar}>
            <Text as={Dialog.Title} size="name" isCut>
              {name}
            </Text>
            <Text size="ui" tone="soft" numeric aria-live="polite">
              {texts.place({ at: at + 1, count: photos.length })}
            </Text>
            <Dialog.Close asChild>
              <IconButton icon={X} size="large" className={styles.close} label={texts.close()} />
            </Dialog.Close>
          </Row>
          <GalleryTrack photos={photos} at={at} onShow={show} onClose={onClose}>
            {steps.map(([label, to, className, Chevron]) => (
              <IconButton
                key={label}
                look="line"
                size="large"
                className={`${styles.arrow} ${className}`}
                label={label}
                aria-disabled={to < 0 || to > last || undefined}
                icon={Chevron}
                onClick={() => show(to)}
              />
            ))}
          </GalleryTrack>
          {last > 0 && <GalleryThumbs photos={photos} at={at} onShow={show} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
