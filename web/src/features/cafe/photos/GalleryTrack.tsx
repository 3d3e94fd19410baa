import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useDragDown } from '../../../ui/useDragDown.ts';
import { Slide, type SlidePhoto } from './Slide.tsx';
import { indexInSight } from './strip.ts';
import * as styles from './gallery.module.css';

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
