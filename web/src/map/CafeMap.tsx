import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Controls } from './Controls.tsx';
import type { MapEngine } from './engine.ts';
import { MapFrame } from './MapFrame.tsx';
import { Marks } from './Marks.tsx';
import { MarkIndex } from './marks.ts';
import { Popup } from './Popup.tsx';
import type { CafeMapProps, Point } from './types.ts';
import { moveTo, useFollow } from './useFollow.ts';
import { ZOOM } from './zooms.ts';

const BOSTON: Point = { lat: 42.3601, lng: -71.0589 };

function VisitorDot({ engine, at }: { engine: MapEngine; at: Point }) {
  const dot = useRef<HTMLDivElement>(null);
  useFollow(engine, () => {
    const { x, y } = engine.project(at);
    moveTo(dot.current, x, y);
  });
  return (
    <div ref={dot} className="map-me" role="img" aria-label="Your location">
      <span />
    </div>
  );
}

function Layers({ engine, ...props }: CafeMapProps & { engine: MapEngine }) {
  const { places, openId, location, fitKey, variant, onOpen } = props;
  const index = useMemo(() => new MarkIndex(places), [places]);
  const fit = useEffectEvent(() =>
    engine.fit(index.points, { least: ZOOM.fitLeast, most: ZOOM.fitMost }),
  );
  useEffect(() => fit(), [engine, fitKey]);
  const moveEnd = useEffectEvent((byUser: boolean) => props.onMoveEnd?.(engine.box(), byUser));
  useEffect(() => engine.onMoveEnd((byUser) => moveEnd(byUser)), [engine]);
  const openPlace = places.find(({ id }) => id === openId);
  const openAt = openId === null ? null : index.pointOf(openId);
  const close = () => onOpen(null);
  return (
    <>
      <Marks engine={engine} index={index} {...props} />
      {location && <VisitorDot engine={engine} at={location} />}
      {variant === 'popup' && openPlace && openAt && (
        <Popup engine={engine} at={openAt} label={openPlace.name} onClose={close}>
          {props.renderPopup(openPlace.id)}
        </Popup>
      )}
      <Controls
        engine={engine}
        onLocate={() => {
          props.onLocate?.();
          if (location) engine.goTo(location, ZOOM.located);
        }}
      />
    </>
  );
}

/** Cafes on a map: numbered pins for the current page, dots for others, clusters where they crowd. */
export function CafeMap(props: CafeMapProps) {
  const { location, openId, onOpen } = props;
  const frame = useRef<{ opener: HTMLElement | null }>({ opener: null });
  useEffect(() => {
    if (openId !== null) {
      const { activeElement } = document;
      frame.current.opener = activeElement instanceof HTMLElement ? activeElement : null;
    }
  }, [openId]);
  return (
    <MapFrame
      options={{
        center: location ?? BOSTON,
        zoom: location ? ZOOM.located : ZOOM.default,
        styleUrl: props.styleUrl ?? null,
        cooperative: false,
        label: 'Café map',
      }}
      onEscape={() => {
        if (openId === null) return;
        onOpen(null);
        frame.current.opener?.focus();
      }}
    >
      {(engine) => <Layers engine={engine} {...props} />}
    </MapFrame>
  );
}
