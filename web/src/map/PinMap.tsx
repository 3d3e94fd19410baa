import type { Point } from '@cortado/contract/distance';
import { useEffect, useRef, type ComponentProps, type PointerEvent } from 'react';
import { PinShape } from './PinShape.tsx';
import { SinglePlaceMap } from './SinglePlaceMap.tsx';
import { setTranslate, useSyncPosition } from './useSyncPosition.ts';
import { useMapEngine } from './engine.ts';
import * as styles from './marker.module.css';

interface PinMapProps extends Omit<ComponentProps<typeof SinglePlaceMap>, 'children'> {
  /** Once the pin has been put down. */
  onMove: (at: Point) => void;
}

/** A pointer that moves less is no drag. */
const MIN_DRAG_PX = 3;

function Pin({ at, onMove }: Pick<PinMapProps, 'at' | 'onMove'>) {
  const engine = useMapEngine();
  const pin = useRef<HTMLDivElement>(null);
  /** Where the pin was taken, from its point, in pixels; null while it is not dragged. */
  const grip = useRef<{ x: number; y: number } | null>(null);
  /** Whether it has been dragged far enough to count. */
  const isDrawn = useRef(false);
  useSyncPosition(() => {
    if (grip.current) return;
    const { x, y } = engine.project(at);
    setTranslate(pin.current, x, y);
  });
  const { lat, lng } = at;
  useEffect(() => {
    engine.easeTo({ lat, lng });
  }, [engine, lat, lng]);
  const pointFrom = ({ clientX, clientY }: PointerEvent) => {
    const frame = pin.current!.offsetParent!.getBoundingClientRect();
    return { x: clientX - frame.left - grip.current!.x, y: clientY - frame.top - grip.current!.y };
  };
  return (
    <div
      ref={pin}
      className={`${styles.marker} ${styles.pinFree}`}
      data-kind="pin"
      data-on
      aria-hidden="true"
      onPointerDown={(event) => {
        const from = engine.project(at);
        grip.current = { x: 0, y: 0 };
        const { x, y } = pointFrom(event);
        grip.current = { x: x - from.x, y: y - from.y };
        isDrawn.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!grip.current) return;
        const { x, y } = pointFrom(event);
        const from = engine.project(at);
        isDrawn.current ||= Math.hypot(x - from.x, y - from.y) >= MIN_DRAG_PX;
        if (isDrawn.current) setTranslate(pin.current, x, y);
      }}
      onPointerUp={(event) => {
        if (!grip.current) return;
        const point = pointFrom(event);
        grip.current = null;
        if (isDrawn.current) onMove(engine.unproject(point));
      }}
      onPointerCancel={() => {
        grip.current = null;
        const { x, y } = engine.project(at);
        setTranslate(pin.current, x, y);
      }}
    >
      <PinShape />
    </div>
  );
}

/** A small map whose pin can be dragged to a place. The caller provides a field for keyboard users. */
export function PinMap({ onMove, ...place }: PinMapProps) {
  return (
    <SinglePlaceMap {...place}>
      <Pin at={place.at} onMove={onMove} />
    </SinglePlaceMap>
  );
}
