import {
  useMemo,
  useRef,
  type ReactNode,
  type RefCallback,
  useEffect,
  type RefObject,
} from 'react';
import type { Point } from '@cortado/contract/distance';
import { type Store, useStorePart } from '../lib/store.ts';
import { isWithin } from './bounds.ts';
import { type ClusterIndex, type Marker, clusterSize } from './cluster-index.ts';
import type { Viewport } from './types.ts';
import { setTranslate, useSyncPosition } from './useSyncPosition.ts';
import { formatNumber } from '../lib/intl.ts';
import { PinShape } from './PinShape.tsx';
import { ZOOM } from './zoom-levels.ts';
import { type MarkerBox, useMapEngine } from './engine.ts';
import * as texts from '#messages/map';
import * as styles from './marker.module.css';

interface Focused {
  /** Its first cafe; null where the server alone knows it. */
  id: number | null;
  at: Point;
}

const distance = (a: Point, b: Point) => Math.hypot(a.lat - b.lat, a.lng - b.lng);

/** The marker that replaces one that has gone. */
function successorOf(gone: Focused, markers: readonly Marker[]): Marker | undefined {
  const { id, at } = gone;
  if (id !== null) return markers.find((marker) => marker.holds(id));
  return markers.toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0];
}

/**
 * When the marker that has the focus is removed — a cluster that came apart, a dot that joined one —
 * the marker that now holds its first cafe gets the focus, or else the map; where its cafes are unknown, the nearest.
 * @returns what a marker's focus and blur events call
 */
function useMarkerFocus(
  markers: readonly Marker[],
  elements: RefObject<ReadonlyMap<string, HTMLElement>>,
) {
  const engine = useMapEngine();
  const focused = useRef<Focused | null>(null);
  const inherits = useRef(false);
  useEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const successor = successorOf(focused.current, markers);
    inherits.current = true;
    if (successor) elements.current.get(successor.key)?.focus({ preventScroll: true });
    else engine.focus();
    inherits.current = false;
  }, [engine, markers, elements]);
  return {
    /** @returns whether the visitor moved the focus here, not a marker that was removed */
    onFocus(marker: Marker): boolean {
      const id = marker.kind === 'cluster' ? marker.firstId : marker.place.id;
      focused.current = { id, at: marker.at };
      return !inherits.current;
    },
    onBlur(element: HTMLElement): void {
      // A marker that is being removed still has its claim.
      if (element.isConnected) focused.current = null;
    },
  };
}

interface MarkerButtonProps {
  marker: Marker;
  highlighted: Store<number | null>;
  open: Store<number | null>;
  buttonRef: RefCallback<HTMLButtonElement>;
  onClick: () => void;
  onFocus: () => void;
  onBlur: (button: HTMLElement) => void;
}

/** Its shape and its name. */
function lookOf(marker: Marker): readonly [kind: string, name: string, face: ReactNode] {
  if (marker.kind === 'cluster') {
    const { count } = marker;
    const size = clusterSize(count);
    const face = (
      <span className={styles.cluster} style={{ width: size, height: size }}>
        {formatNumber(count)}
      </span>
    );
    return ['cluster', texts.cluster({ count }), face];
  }
  const { rank, name } = marker.place;
  if (rank === null) return ['dot', name, <span key="dot" className={styles.dot} />];
  return ['pin', texts.ranked({ rank, cafe: name }), <PinShape key="pin">{rank}</PinShape>];
}

/** One marker of the map: a real button with a name. It follows the selection by itself, so that a highlight renders two markers and not all. */
function MarkerButton({ marker, highlighted, open, ...props }: MarkerButtonProps) {
  const { buttonRef, onClick, onFocus, onBlur } = props;
  const [kind, name, face] = lookOf(marker);
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
      data-kind={kind}
      data-on={isHighlighted || isOpen || undefined}
      aria-label={name}
      aria-expanded={marker.kind === 'place' ? isOpen : undefined}
      onClick={onClick}
      onMouseEnter={() => highlight(true)}
      onMouseLeave={() => highlight(false)}
      onFocus={({ currentTarget }) => {
        // Undoes the browser's scrolling of the map's container: the map moves instead.
        currentTarget.parentElement?.scrollTo(0, 0);
        onFocus();
        if (currentTarget.matches(':focus-visible')) highlight(true);
      }}
      onBlur={({ currentTarget }) => {
        onBlur(currentTarget);
        highlight(false);
      }}
    >
      {face}
    </button>
  );
}

/** How high a pin is, in pixels. */
const PIN = 40;

/** What a marker covers of the map. */
function boxOf(marker: Marker): MarkerBox {
  const { at, offset: middle } = marker;
  if (marker.kind === 'cluster') {
    return { at, name: '', size: clusterSize(marker.count) + 10, middle };
  }
  const { label: name, rank } = marker.place;
  if (rank === null) return { at, name, size: 16, middle };
  return { at, name, size: PIN, middle: { x: middle.x, y: middle.y - PIN / 2 } };
}

interface MarkerLayerProps {
  index: ClusterIndex;
  viewport: Viewport;
  highlighted: Store<number | null>;
  open: Store<number | null>;
}

/** Pins, dots and clusters as buttons over the map, in the order of the list. */
export function MarkerLayer({ index, viewport, highlighted, open }: MarkerLayerProps) {
  const engine = useMapEngine();
  const { bounds, zoom } = viewport;
  const markers = useMemo(() => index.markers(bounds, zoom), [index, bounds, zoom]);
  const elements = useRef(new Map<string, HTMLButtonElement>());
  const markerFocus = useMarkerFocus(markers, elements);
  useSyncPosition(() => {
    for (const marker of markers) {
      const { x, y } = engine.project(marker.at);
      setTranslate(elements.current.get(marker.key), x + marker.offset.x, y + marker.offset.y);
    }
  });
  useEffect(() => engine.reserve(markers.map(boxOf)), [engine, markers]);
  const onClick = (marker: Marker) => {
    if (marker.kind === 'place') open.set(open.get() === marker.place.id ? null : marker.place.id);
    else if (marker.expandsAt !== null)
      engine.easeTo(marker.at, Math.min(marker.expandsAt, ZOOM.max));
    else engine.fit(marker.bounds, { min: Math.min(zoom + 1, ZOOM.max), max: ZOOM.max });
  };
  /** A marker that takes the focus beyond the edge comes into sight. */
  const reveal = ({ at }: Marker) => {
    if (!isWithin(at, engine.getBounds())) engine.easeTo(at);
  };
  return markers.map((marker) => (
    <MarkerButton
      key={marker.key}
      marker={marker}
      highlighted={highlighted}
      open={open}
      buttonRef={(element) => {
        if (element) elements.current.set(marker.key, element);
        else elements.current.delete(marker.key);
      }}
      onClick={() => onClick(marker)}
      onFocus={() => {
        if (markerFocus.onFocus(marker)) reveal(marker);
      }}
      onBlur={(button) => markerFocus.onBlur(button)}
    />
  ));
}
