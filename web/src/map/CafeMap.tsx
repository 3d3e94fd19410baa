import { DEFAULT_LOCATION } from '@cortado/contract/public-enums';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { ClusterIndex } from './cluster-index.ts';
import { MapContainer } from './MapContainer.tsx';
import { MapControls } from './MapControls.tsx';
import { MarkerLayer } from './MarkerLayer.tsx';
import type { CafeMapProps, Viewport, OpenPlace } from './types.ts';
import { useOwnView, useInSight, type OwnView } from './useInSight.ts';
import { Button, IconButton } from '../ui/Button.tsx';
import { widen } from './bounds.ts';
import { frameOf } from './framing.ts';
import { type MapEngine, useMapEngine } from './engine.ts';
import { ZOOM } from './zoom-levels.ts';
import { X } from 'lucide-react';
import { VisitorDot } from './VisitorDot.tsx';
import { placePopup } from './popup-placement.ts';
import { setTranslate, useSyncPosition } from './useSyncPosition.ts';
import * as texts from '#messages/map';
import * as cardStyles from '../ui/card.module.css';
import * as popupStyles from './popup.module.css';

interface OpenedProps extends OpenPlace {
  ownView: OwnView;
  onClose: () => void;
}

/** What an open pin shows. Opened by keyboard it takes the focus, past all other markers. */
function Popup({ place: { at, name }, content, ownView, onClose }: OpenedProps) {
  const engine = useMapEngine();
  const popup = useRef<HTMLDialogElement>(null);
  useSyncPosition(() => {
    const element = popup.current;
    const map = element?.offsetParent;
    if (!element || !map) return;
    const { left, top, below, tip } = placePopup(
      engine.project(at),
      { width: element.offsetWidth, height: element.offsetHeight },
      { width: map.clientWidth, height: map.clientHeight },
    );
    setTranslate(element, left, top);
    element.toggleAttribute('data-below', below);
    element.style.setProperty('--tip', `${tip}px`);
  });
  useInSight(popup, at, ownView);
  useEffect(() => {
    const opener = document.activeElement;
    if (!(opener instanceof HTMLElement && opener.matches('[data-kind]:focus-visible'))) return;
    popup.current?.querySelector('a')?.focus({ preventScroll: true });
  }, []);
  return (
    <dialog
      ref={popup}
      open
      className={`${cardStyles.float} ${popupStyles.popup}`}
      aria-label={name}
    >
      {content}
      <IconButton
        icon={X}
        size="small"
        className={popupStyles.close}
        label={texts.closePopup()}
        onClick={onClose}
      />
    </dialog>
  );
}

/** How far sideways, in pixels, a swipe is to the next place. */
const SWIPE = 40;

/** What an open pin shows, at the foot of a narrow map; a swipe opens the next. */
function Card({ place: { at, name }, content, ownView, onStep }: OpenedProps) {
  const card = useRef<HTMLElement>(null);
  const start = useRef<number | null>(null);
  useInSight(card, at, ownView, true);
  return (
    <section
      ref={card}
      className={`${cardStyles.float} ${popupStyles.card}`}
      aria-label={name}
      onTouchStart={(event) => {
        start.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={(event) => {
        const end = event.changedTouches[0]?.clientX;
        if (start.current === null || end === undefined) return;
        const moved = end - start.current;
        start.current = null;
        if (Math.abs(moved) >= SWIPE) onStep?.(moved < 0 ? 1 : -1);
      }}
    >
      {content}
    </section>
  );
}

const viewportOf = (engine: MapEngine): Viewport => ({
  inSight: engine.getBounds(),
  bounds: widen(engine.getBounds()),
  zoom: Math.floor(engine.zoom()),
});

/** The viewport after each movement, and at once when a whole zoom is crossed. */
function useViewport(): Viewport {
  const engine = useMapEngine();
  const [viewport, setViewport] = useState(() => viewportOf(engine));
  useEffect(() => {
    let zoom = Math.floor(engine.zoom());
    const stopMove = engine.onMove(() => {
      if (Math.floor(engine.zoom()) === zoom) return;
      zoom = Math.floor(engine.zoom());
      setViewport(viewportOf(engine));
    });
    const stopEnd = engine.onMoveEnd(() => setViewport(viewportOf(engine)));
    return () => {
      stopMove();
      stopEnd();
    };
  }, [engine]);
  return viewport;
}

/** A skip link past everything on a map, for the keyboard: that can be a hundred stops. */
function SkipMap({ children }: { children: ReactNode }) {
  const end = useRef<HTMLSpanElement>(null);
  return (
    <>
      <Button
        look="solid"
        className="skip-link"
        onClick={() => end.current?.focus({ preventScroll: true })}
      >
        {texts.skip()}
      </Button>
      {children}
      <span ref={end} className="sr-only" tabIndex={-1}>
        {texts.end()}
      </span>
    </>
  );
}

/** Fits the map to its bounds once for each key, and reports what it shows and the key it has been fitted for. */
function useFit(
  { bounds, points, fitKey, start, onViewport }: CafeMapProps,
  viewport: Viewport,
): void {
  const engine = useMapEngine();
  const fitted = useRef(start ? fitKey : null);
  const notifyViewport = useEffectEvent((now: Viewport) => onViewport?.(now, fitted.current));
  // First, because the view before fitting does not belong to that key.
  useEffect(() => notifyViewport(viewport), [viewport]);
  const fit = useEffectEvent((key: string | null) => {
    if (fitted.current === key) return;
    const isFirst = fitted.current === null;
    fitted.current = key;
    if (isFirst && start) return;
    const frame = key === null ? null : frameOf(points, bounds);
    if (frame) engine.fit(frame.box, { min: ZOOM.minFit, max: ZOOM.maxFit }, frame.middle);
  });
  useEffect(() => fit(fitKey), [fitKey]);
}

function MapContent(props: CafeMapProps) {
  const { ref, points, highlighted, open, location, popup, onMoveEnd, onLocate } = props;
  const engine = useMapEngine();
  const index = useMemo(() => new ClusterIndex(points), [points]);
  const viewport = useViewport();
  useFit(props, viewport);
  const moveEnd = useEffectEvent((byUser: boolean) => onMoveEnd?.(engine.getBounds(), byUser));
  useEffect(() => engine.onMoveEnd((byUser) => moveEnd(byUser)), [engine]);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => engine.focus(),
      camera: () => ({ center: engine.center(), zoom: engine.zoom() }),
    }),
    [engine],
  );
  const ownView = useOwnView(popup !== null);
  const Opened = popup?.onStep ? Card : Popup;
  useEffect(() => engine.onClick(() => open.set(null)), [engine, open]);
  const locate = async () => {
    const at = await onLocate?.();
    if (at) engine.easeTo(at, ZOOM.located);
  };
  return (
    <SkipMap>
      <MarkerLayer index={index} viewport={viewport} highlighted={highlighted} open={open} />
      {location && <VisitorDot at={location} />}
      {popup && (
        <Opened key={popup.place.id} {...popup} ownView={ownView} onClose={() => open.set(null)} />
      )}
      <MapControls onLocate={locate} />
    </SkipMap>
  );
}

/** Cafes on a map: numbered pins for the current page, dots for others, clusters where they crowd. */
export function CafeMap(props: CafeMapProps) {
  const { location, source, start } = props;
  return (
    <MapContainer
      options={{
        center: start?.center ?? location ?? DEFAULT_LOCATION,
        zoom: start?.zoom ?? (location ? ZOOM.located : ZOOM.default),
        source,
        cooperative: false,
        label: texts.cafeMap(),
      }}
    >
      <MapContent {...props} />
    </MapContainer>
  );
}
