import type { RefCallback } from 'react';
import { formatNumber } from '../lib/intl.ts';
import { useStorePart, type Store } from '../lib/store.ts';
import { clusterSize, type Marker } from './cluster-index.ts';
import { PinShape } from './PinShape.tsx';
import * as texts from '#messages/map';
import * as styles from './marker.module.css';

interface MarkerButtonProps {
  marker: Marker;
  highlighted: Store<number | null>;
  open: Store<number | null>;
  buttonRef: RefCallback<HTMLButtonElement>;
  onClick: () => void;
  onFocus: () => void;
  onBlur: (button: HTMLElement) => void;
}

function nameOf(marker: Marker): string {
  if (marker.kind === 'cluster') return texts.cluster({ count: marker.count });
  const { rank, name } = marker.place;
  return rank === null ? name : texts.ranked({ rank, cafe: name });
}

function Face({ marker }: { marker: Marker }) {
  if (marker.kind === 'cluster') {
    const size = clusterSize(marker.count);
    return (
      <span className={styles.cluster} style={{ width: size, height: size }}>
        {formatNumber(marker.count)}
      </span>
    );
  }
  if (marker.place.rank === null) return <span className={styles.dot} />;
  return <PinShape>{marker.place.rank}</PinShape>;
}

function kindOf(marker: Marker): 'cluster' | 'pin' | 'dot' {
  if (marker.kind === 'cluster') return 'cluster';
  return marker.place.rank === null ? 'dot' : 'pin';
}

/** One marker of the map: a real button with a name. It follows the selection by itself, so that a highlight renders two markers and not all. */
export function MarkerButton({ marker, highlighted, open, ...props }: MarkerButtonProps) {
  const { buttonRef, onClick, onFocus, onBlur } = props;
  const holds = (id: number | null) => id !== null && marker.holds(id);
  const isHighlighted = useStorePart(highlighted, holds);
  const isOpen = useStorePart(open, holds);
  const highlight = (on: boolean) => {
    if (marker.kind === 'place') highlighted.set(on ? marker.place.id : null);
  };
  return (
    <button
      ref={buttonRef}
      type="button"
      className={styles.marker}
      data-kind={kindOf(marker)}
      data-on={isHighlighted || isOpen || undefined}
      aria-label={nameOf(marker)}
      aria-expanded={marker.kind === 'place' ? isOpen : undefined}
      onClick={onClick}
      onMouseEnter={() => highlight(true)}
      onMouseLeave={() => highlight(false)}
      onFocus={({ currentTarget }) => {
        // The browser has scrolled the map's container to it: the map moves instead.
        currentTarget.parentElement?.scrollTo(0, 0);
        onFocus();
        if (currentTarget.matches(':focus-visible')) highlight(true);
      }}
      onBlur={({ currentTarget }) => {
        onBlur(currentTarget);
        highlight(false);
      }}
    >
      <Face marker={marker} />
    </button>
  );
}
