import type { Page } from 'playwright-core';

const HOST = 'https://maps.googleapis.com/**';

/**
 * Google's script at its interface, as far as a map needs it: runs in the page.
 * @param refuses whether the key is refused, which is reported once a map exists
 */
function imitate(refuses: boolean): void {
  interface Place {
    lat: number;
    lng: number;
  }
  interface Overlay {
    onAdd(): void;
    onRemove(): void;
    draw(): void;
  }
  const toWorld = ({ lat, lng }: Place) => {
    const sine = Math.sin((lat * Math.PI) / 180);
    const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
    return { x: (lng / 360 + 0.5) * 256, y: y * 256 };
  };
  const toPlace = ({ x, y }: { x: number; y: number }): Place => ({
    lat: (Math.atan(Math.sinh(Math.PI * (1 - y / 128))) * 180) / Math.PI,
    lng: (x / 256 - 0.5) * 360,
  });
  const json = <T>(value: T) => ({ toJSON: () => value });
  class FakeMap {
    readonly div: HTMLElement;
    center: Place;
    zoom: number;
    readonly overlays = new Set<Overlay>();
    readonly listeners = new Map<string, Set<() => void>>();

    constructor(div: HTMLElement, options: { center: Place; zoom: number; colorScheme: string }) {
      this.div = div;
      this.center = options.center;
      this.zoom = options.zoom;
      div.dataset.googleMap = '';
      div.tabIndex = 0;
      div.style.background = options.colorScheme === 'DARK' ? '#222222' : '#EEEEEE';
      div.addEventListener('pointerdown', (event) => this.drag(event));
      new ResizeObserver(() => this.change()).observe(div);
      if (refuses) {
        const page = window as unknown as { gm_authFailure?: () => void };
        setTimeout(() => page.gm_authFailure?.());
      }
    }
    drag(from: PointerEvent): void {
      let last = from;
      let hasMoved = false;
      const end = new AbortController();
      const onMove = (event: PointerEvent) => {
        if (!hasMoved) this.emit('dragstart');
        hasMoved = true;
        const middle = this.toPixel(this.center);
        this.center = this.fromPixel({
          x: middle.x - event.clientX + last.clientX,
          y: middle.y - event.clientY + last.clientY,
        });
        last = event;
        this.change(false);
      };
      const onUp = () => {
        end.abort();
        if (hasMoved) this.change();
        else this.emit('click');
      };
      window.addEventListener('pointermove', onMove, { signal: end.signal });
      window.addEventListener('pointerup', onUp, { signal: end.signal });
    }
    /** Google's map is idle once a movement has ended. */
    change(isIdle = true): void {
      setTimeout(() => {
        for (const overlay of this.overlays) overlay.draw();
        this.emit('bounds_changed');
        if (isIdle) this.emit('idle');
      });
    }
    emit(name: string): void {
      for (const listener of this.listeners.get(name) ?? []) listener();
    }
    addListener(name: string, listener: () => void) {
      const all = this.listeners.get(name) ?? new Set();
      this.listeners.set(name, all.add(listener));
      return { remove: () => all.delete(listener) };
    }
    toPixel(place: Place) {
      const [at, middle] = [toWorld(place), toWorld(this.center)];
      const scale = 2 ** this.zoom;
      return {
        x: (at.x - middle.x) * scale + this.div.clientWidth / 2,
        y: (at.y - middle.y) * scale + this.div.clientHeight / 2,
      };
    }
    fromPixel({ x, y }: { x: number; y: number }): Place {
      const middle = toWorld(this.center);
      const scale = 2 ** this.zoom;
      return toPlace({
        x: middle.x + (x - this.div.clientWidth / 2) / scale,
        y: middle.y + (y - this.div.clientHeight / 2) / scale,
      });
    }
    moveCamera(camera: { center?: Place; zoom?: number }): void {
      this.center = camera.center ?? this.center;
      this.zoom = camera.zoom ?? this.zoom;
      this.change();
    }
    getCenter = () => json(this.center);
    getZoom = () => this.zoom;
    getBounds() {
      const { lat: north, lng: west } = this.fromPixel({ x: 0, y: 0 });
      const { clientWidth: x, clientHeight: y } = this.div;
      const { lat: south, lng: east } = this.fromPixel({ x, y });
      return json({ west, south, east, north });
    }
  }
  class FakeOverlay {
    map: FakeMap | null = null;
    setMap(this: FakeOverlay & Overlay, map: FakeMap | null): void {
      this.map?.overlays.delete(this);
      if (this.map) this.onRemove();
      this.map = map;
      if (!map) return;
      setTimeout(() => {
        this.onAdd();
        this.draw();
        map.overlays.add(this);
      });
    }
    getProjection = () => ({
      fromLatLngToContainerPixel: (place: Place) => this.map!.toPixel(place),
      fromContainerPixelToLatLng: (point: { x: number; y: number }) =>
        json(this.map!.fromPixel(point)),
    });
  }
  /** The lines on a map, by their widths, in its data. */
  class FakePolyline {
    readonly map: FakeMap;
    readonly width: number;

    constructor(line: { map: FakeMap; path: readonly Place[]; strokeWeight: number }) {
      this.map = line.map;
      this.width = line.path.length > 1 ? line.strokeWeight : 0;
      this.map.div.dataset.lines = [...this.drawn(), this.width].join(' ');
    }
    drawn = () => this.map.div.dataset.lines?.split(' ').filter(Boolean) ?? [];
    setMap(): void {
      const all = this.drawn();
      this.map.div.dataset.lines = all.toSpliced(all.indexOf(`${this.width}`), 1).join(' ');
    }
  }
  class FakePoint {
    readonly x: number;
    readonly y: number;

    constructor(x: number, y: number) {
      this.x = x;
      this.y = y;
    }
  }
  const { maps } = (window as unknown as { google: { maps: Record<string, unknown> } }).google;
  const libraries: Record<string, object> = {
    maps: { Map: FakeMap, OverlayView: FakeOverlay, Polyline: FakePolyline },
    core: { Point: FakePoint },
  };
  maps.importLibrary = async (name: string) => libraries[name];
}

/** Replaces Google's script, requested at Google's own address, by an imitation. */
export const serveGoogle = (page: Page, refuses = false) =>
  page.context().route(HOST, (route) =>
    route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      // The loader waits for its callback.
      body: `(${imitate.toString()})(${refuses});
        ${new URL(route.request().url()).searchParams.get('callback')}();`,
    }),
  );

/** Google is out of reach. */
export const withoutGoogle = (page: Page) => page.context().route(HOST, (route) => route.abort());

/** Google's script neither comes nor fails. */
export const holdGoogle = (page: Page) => page.context().route(HOST, () => {});
