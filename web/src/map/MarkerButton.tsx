import type { RefCallback } from 'react';
import { clusterSize, type Mark } from './cluster-index.ts';
import * as styles from './map.module.css';

export interface MarkButtonProps {
  mark: Mark;
  /** Highlighted or open, or holding the one that is. */
  on: boolean;
  expanded: boolean;
  place: RefCallback<HTMLButtonElement>;
  onPress: () => void;
  onFocus: () => void;
  onBlur: (button: HTMLElement) => void;
  onHighlight: (on: boolean) => void;
}

const PIN = 'M16 38.5C12.5 32.5 3 25.5 3 15.5A13 13 0 0 1 29 15.5C29 25.5 19.5 32.5 16 38.5Z';

function nameOf(mark: Mark): string {
  if (mark.kind === 'cluster') return `${mark.count} cafés, zoom in`;
  const { rank, name } = mark.place;
  return rank === null ? name : `${rank}. ${name}`;
}

function Face({ mark }: { mark: Mark }) {
  if (mark.kind === 'cluster') {
    const size = clusterSize(mark.count);
    return (
      <span className={styles.cluster} style={{ width: size, height: size }}>
        {mark.count}
      </span>
    );
  }
  if (mark.place.rank === null) return <span className={styles.dot} />;
  return (
    <span className={styles.pin}>
      <svg viewBox="0 0 32 40" aria-hidden="true">
        <path d={PIN} />
      </svg>
      <b>{mark.place.rank}</b>
    </span>
  );
}

function kindOf(mark: Mark): 'cluster' | 'pin' | 'dot' {
  if (mark.kind === 'cluster') return 'cluster';
  return mark.place.rank === null ? 'dot' : 'pin';
}

/** One mark of the map: a real button with a name. */
export function MarkButton({ mark, on, expanded, place, ...props }: MarkButtonProps) {
  const { onPress, onFocus, onBlur, onHighlight } = props;
  return (
    <button
      ref={place}
      type="button"
      className={styles.mark}
      data-kind={kindOf(mark)}
      data-on={on || undefined}
      aria-label={nameOf(mark)}
      aria-expanded={mark.kind === 'place' ? expanded : undefined}
      onClick={onPress}
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
      <Face mark={mark} />
    </button>
  );
}
