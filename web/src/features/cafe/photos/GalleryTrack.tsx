import { useLayoutEffect, useRef, type ReactNode, useMemo, type CSSProperties } from 'react';
import type { ShownPhoto } from '@cortado/contract';
import { thumbHashToDataURL } from 'thumbhash';
import { useDragDown } from '../../../ui/useDragDown.ts';
import { below } from '../../../lib/breakpoints.ts';
import { Row } from '../../../ui/Layout.tsx';
import { Photo } from '../../../ui/Photo.tsx';
import { Text } from '../../../ui/Text.tsx';
import { indexInSight } from './strip.ts';
import * as texts from '#messages/cafe/photos';
import * as styles from './gallery.module.css';

/** Who took it is known once the cafe's own answer is there. */
export type SlidePhoto = ShownPhoto & { credit?: string };

const placeholder = (thumbHash: string) =>
  thumbHashToDataURL(Uint8Array.from(atob(thumbHash), (byte) => byte.charCodeAt(0)));

const SIZES = `${below('oneColumn')} 100vw, 1000px`;

interface SlideProps {
  photo: SlidePhoto;
  /** How many photos it is away from the one that is shown. */
  distance: number;
}

/** A photo as large as fits, with what it shows and who took it; those farther away are not loaded yet. */
function Slide({ photo, distance }: SlideProps) {
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

interface GalleryTrackProps {
  photos: readonly SlidePhoto[];
  at: number;
  onShow: (at: number) => void;
  onClose: () => void;
  /** What stands over the photos, and can be reached by the keyboard. */
  children: ReactNode;
}

/** The photos side by side: a swipe goes along, a drag down closes. */
export function GalleryTrack({ photos, at, onShow, onClose, children }: GalleryTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const drag = useDragDown(onClose);
  useLayoutEffect(() => {
    const strip = track.current;
    // A strip that the visitor moves is there already.
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
