import type { RefCallback } from 'react';
import { clusterSize, type Marker } from './cluster-index.ts';
import * as styles from './map.module.css';

export interface MarkerButtonProps {
  marker: Marker;
  /** Highlighted or open, or holding the one that is. */
  on: boolean;
  expanded: boolean;
  place: RefCallback<HTMLButtonElement>;
  onClick: () => void;
  onFocus: () => void;
  onBlur: (button: HTMLElement) => void;
  onHighlight: (on: boolean) => void;
}

const PIN = 'M16 38.5C12.5 32.5 3 25.5 3 15.5A13 13 0 0 1 29 15.5C29 25.5 19.5 32.5 16 38.5Z';

function nameOf(marker: Marker): string {
  if (marker.kind === 'cluster') return `${marker.count} cafés, zoom in`;
  const { rank, name } = marker.place;
  return rank === null ? name : `${rank}. ${name}`;
}

function Face({ marker }: { marker: Marker }) {
  if (marker.kind === 'cluster') {
    const size = clusterSize(marker.count);
    return (
      <span className={styles.cluster} style={{ width: size, height: size }}>
        {marker.count}
      </span>
    );
  }
  if (marker.place.rank === null) return <span className={styles.dot} />;
  return (
    <span className={styles.pin}>
      <svg viewBox="0 0 32 40" aria-hidden="true">
        <path d={PIN} />
      </svg>
      <b>{marker.place.rank}</b>
    </span>
  );
}

function kindOf(marker: Marker): 'cluster' | 'pin' | 'dot' {
  if (marker.kind === 'cluster') return 'cluster';
  return marker.place.rank === null ? 'dot' : 'pin';
}

/** One marker of the map: a real button with a name. */
export function MarkerButton({ marker, on, expanded, place, ...props }: MarkerButtonProps) {
  const { onClick, onFocus, onBlur, onHighlight } = props;
  return (
    <button
      ref={place}
      type="button"
      className={styles.mark}
      data-kind={kindOf(marker)}
      data-on={on || undefined}
      aria-label={nameOf(marker)}
      aria-expanded={marker.kind === 'place' ? expanded : undefined}
      onClick={onClick}
      onMouseEnter={() => onHighlight(true)}
      onMouseLeave={() => onHighlight(false)}
      onFocus={({ currentTarget }) => {
        // The browser has scrolled its frame to it: the map moves instead.
        currentTarget.parentElement?.scrollTo(0, 0);
        onFocus();
        if (currentTarget.matches(':focus-visible')) onHighlight(true);
      }}
      onBlur={({ currentTarget }) => {
        onBlur(currentTarget);
        onHighlight(false);
      }}
    >
      <Face marker={marker} />
    </button>
  );
}
