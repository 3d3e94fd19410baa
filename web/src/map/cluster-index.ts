import type { Bbox, Point } from '@cortado/contract/distance';
import { isOnEarth } from '@cortado/contract/position';
import Supercluster from 'supercluster';
import { isWithin, joinBounds } from './bounds.ts';
import type { ScreenPoint } from './engine.ts';
import { pinOffsets, besidePins } from './marker-offsets.ts';
import type { MapCluster, MapPlace, MapPoints } from './types.ts';

/** How far apart, in pixels, cafes at one and the same place are drawn. */
const RING = 24;

const placeKey = ({ at }: MapPlace) => `${at.lat},${at.lng}`;

function groupByPlace(places: readonly MapPlace[]): Map<string, MapPlace[]> {
  const groups = new Map<string, MapPlace[]>();
  for (const place of places) {
    const group = groups.get(placeKey(place));
    if (group) group.push(place);
    else groups.set(placeKey(place), [place]);
  }
  return groups;
}

/** Cafes at one place form a small ring, so that each can be reached. By id, in pixels. */
function ringOffsets(places: readonly MapPlace[]): Map<number, ScreenPoint> {
  const byPlace = groupByPlace(places);
  const found = new Map<number, ScreenPoint>();
  for (const group of byPlace.values()) {
    if (group.length < 2) continue;
    for (const [at, { id }] of group.entries()) {
      const angle = (2 * Math.PI * at) / group.length;
      found.set(id, { x: RING * Math.cos(angle), y: RING * Math.sin(angle) });
    }
  }
  return found;
}

/** A marker on the map: a lone cafe — a numbered pin or a dot — or a cluster with its count. */
export type Marker = PlaceMarker | ClusterMarker;

interface BaseMarker {
  key: string;
  at: Point;
  /** The position of the first of its places in the list. */
  order: number;
  holds: (id: number) => boolean;
  /** How far from its place it is drawn, in pixels. */
  offset: ScreenPoint;
}

interface PlaceMarker extends BaseMarker {
  kind: 'place';
  place: MapPlace;
}

interface ClusterMarker extends BaseMarker {
  kind: 'cluster';
  count: number;
  /** The first of its places in the list; null where the server alone knows them. */
  firstId: number | null;
  /** The zoom at which it comes apart; null where its bounds alone are known. */
  expandsAt: number | null;
  bounds: Bbox;
}

interface Feature {
  index: number;
}

/** What a cluster knows of its points, put together as the index is built. */
interface Gathered {
  first: number;
  count: number;
  /** Sums, by count: the mean is its position. */
  lng: number;
  lat: number;
  bounds: Bbox;
  /** Whether all its points are places. */
  isOfPlaces: boolean;
}

type Found = ReturnType<Supercluster<Feature, Gathered>['getClusters']>[number];

const CLUSTER_MAX_ZOOM = 16;

/** Pixels across, by how many cafes it holds. */
export function clusterSize(count: number): number {
  if (count < 5) return 40;
  if (count < 10) return 45;
  if (count < 15) return 50;
  return count < 20 ? 55 : 60;
}

const NO_OFFSET: ScreenPoint = { x: 0, y: 0 };

function gather(point: MapPlace | MapCluster, index: number): Gathered {
  const { lat, lng } = point.at;
  const place: Bbox = [lng, lat, lng, lat];
  const { count, bounds } = 'count' in point ? point : { count: 1, bounds: place };
  const isOfPlaces = !('count' in point);
  return { first: index, count, lng: lng * count, lat: lat * count, bounds, isOfPlaces };
}

/** An index of places and of clusters of others that returns the markers of any part of the map at any zoom. */
export class ClusterIndex {
  readonly #pins: readonly MapPlace[];
  readonly #points: readonly (MapPlace | MapCluster)[];
  readonly #index: Supercluster<Feature, Gathered>;
  /** Cluster id → the cafes it holds, computed when first needed. */
  readonly #idsByCluster = new Map<number, ReadonlySet<number>>();
  readonly #offsets: ReadonlyMap<number, ScreenPoint>;

  /** Places that cannot be on a map are left out. */
  constructor({ pins, places, clusters }: MapPoints) {
    this.#pins = pins.filter(({ at }) => isOnEarth(at));
    const joined = places.filter(({ at }) => isOnEarth(at));
    this.#points = [...joined, ...clusters];
    this.#offsets = ringOffsets(joined);
    this.#index = new Supercluster<Feature, Gathered>({
      radius: 60,
      maxZoom: CLUSTER_MAX_ZOOM,
      nodeSize: 64,
      map: ({ index }) => gather(this.#points[index]!, index),
      reduce(gathered, { first, count, lng, lat, bounds, isOfPlaces }) {
        gathered.first = Math.min(gathered.first, first);
        gathered.count += count;
        gathered.lng += lng;
        gathered.lat += lat;
        gathered.bounds = joinBounds(gathered.bounds, bounds);
        gathered.isOfPlaces &&= isOfPlaces;
      },
    });
    this.#index.load(
      this.#points.map(({ at: { lat, lng } }, index) => ({
        type: 'Feature' as const,
        geometry: { type: 'Point' as const, coordinates: [lng, lat] },
        properties: { index },
      })),
    );
  }

  /** The markers within a box, in the order of the places they represent. */
  markers(box: Bbox, zoom: number): Marker[] {
    const offsets = pinOffsets(this.#pins, Math.floor(zoom));
    const pins = this.#pins
      .map((pin, index) => {
        const marker = this.#placeMarker(pin, index - this.#pins.length);
        return { ...marker, offset: offsets.get(pin.id)! };
      })
      .filter(({ at }) => isWithin(at, box));
    const others = this.#index
      .getClusters([...box], Math.floor(zoom))
      .map(({ properties }) => {
        const marker = this.#toMarker(properties);
        if (marker.kind === 'place') return marker;
        const offset = besidePins(marker.at, clusterSize(marker.count), pins, zoom);
        return { ...marker, offset };
      })
      .toSorted((a, b) => a.order - b.order);
    return [...pins, ...others];
  }

  #placeMarker(place: MapPlace, order: number): PlaceMarker {
    const offset = this.#offsets.get(place.id) ?? NO_OFFSET;
    const holds = (id: number) => id === place.id;
    return { kind: 'place', key: `place-${place.id}`, at: place.at, order, holds, offset, place };
  }

  #toMarker(properties: Found['properties']): Marker {
    if ('cluster' in properties) {
      const { cluster_id: clusterId, first, count, lng, lat, bounds, isOfPlaces } = properties;
      const firstPoint = this.#points[first]!;
      return {
        kind: 'cluster',
        key: `cluster-${firstPoint.id}-${count}`,
        at: { lat: lat / count, lng: lng / count },
        order: first,
        holds: (id) => this.#idsIn(clusterId).has(id),
        offset: NO_OFFSET,
        count,
        firstId: 'count' in firstPoint ? null : firstPoint.id,
        expandsAt: isOfPlaces ? this.#index.getClusterExpansionZoom(clusterId) : null,
        bounds,
      };
    }
    const { index: order } = properties;
    const point = this.#points[order]!;
    if (!('count' in point)) return this.#placeMarker(point, order);
    const { id, at, count, bounds } = point;
    const known = { at, order, offset: NO_OFFSET, count, bounds, firstId: null, expandsAt: null };
    return { kind: 'cluster', key: `cluster-${id}-${count}`, holds: () => false, ...known };
  }

  #idsIn(clusterId: number): ReadonlySet<number> {
    let held = this.#idsByCluster.get(clusterId);
    if (!held) {
      const points = this.#index
        .getLeaves(clusterId, Infinity)
        .map(({ properties }) => this.#points[properties.index]!);
      held = new Set(points.flatMap((point) => ('count' in point ? [] : point.id)));
      this.#idsByCluster.set(clusterId, held);
    }
    return held;
  }
}
