import type { Bbox, Point } from '@cortado/contract/distance';
import { isOnEarth } from '@cortado/contract/position';
import Supercluster from 'supercluster';
import type { ScreenPoint } from './engine.ts';
import type { MapPlace } from './types.ts';

/** What stands on the map: a lone cafe — a numbered pin or a dot — or a cluster with its count. */
export type Marker = PlaceMarker | ClusterMarker;

interface BaseMarker {
  key: string;
  at: Point;
  /** Where the first of its places stands in the list. */
  order: number;
  holds: (id: number) => boolean;
}

interface PlaceMarker extends BaseMarker {
  kind: 'place';
  offset: ScreenPoint;
  place: MapPlace;
}

interface ClusterMarker extends BaseMarker {
  kind: 'cluster';
  count: number;
  /** The first of its places in the list. */
  firstId: number;
  expandsAt: number;
}

interface Feature {
  index: number;
}

/** What a cluster knows of its places, put together as the index is built. */
interface Gathered {
  first: number;
}

type Found = ReturnType<Supercluster<Feature, Gathered>['getClusters']>[number];

const CLUSTER_MAX_ZOOM = 16;
/** How far apart, in pixels, cafes at one and the same place are drawn. */
const RING = 24;

/** Pixels across, by how many cafes it holds. */
export function clusterSize(count: number): number {
  if (count < 5) return 40;
  if (count < 10) return 45;
  if (count < 15) return 50;
  return count < 20 ? 55 : 60;
}

/** Cafes at one place stand in a small ring, so that each can be reached. */
function offsets(places: readonly MapPlace[]): Map<number, ScreenPoint> {
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

/** An index of places that tells the markers of any part of the map at any zoom. */
export class ClusterIndex {
  readonly #places: readonly MapPlace[];
  readonly #index = new Supercluster<Feature, Gathered>({
    radius: 60,
    maxZoom: CLUSTER_MAX_ZOOM,
    nodeSize: 64,
    map: ({ index }) => ({ first: index }),
    reduce(gathered, { first }) {
      gathered.first = Math.min(gathered.first, first);
    },
  });
  /** Cluster id → the cafes it holds, found when first asked for. */
  readonly #idsByCluster = new Map<number, ReadonlySet<number>>();
  readonly #offsets: ReadonlyMap<number, ScreenPoint>;

  /** Places that cannot be on a map are left out. */
  constructor(places: readonly MapPlace[]) {
    this.#places = places.filter(({ at }) => isOnEarth(at));
    this.#offsets = offsets(this.#places);
    this.#index.load(
      this.#places.map(({ at: { lat, lng } }, index) => ({
        type: 'Feature' as const,
        geometry: { type: 'Point' as const, coordinates: [lng, lat] },
        properties: { index },
      })),
    );
  }

  get points(): Point[] {
    return this.#places.map(({ at }) => at);
  }

  /** The markers within a box, in the order of the places they stand for. */
  markers(box: Bbox, zoom: number): Marker[] {
    return this.#index
      .getClusters([...box], Math.floor(zoom))
      .map((feature) => this.#toMarker(feature))
      .toSorted((a, b) => a.order - b.order);
  }

  #toMarker({ geometry, properties }: Found): Marker {
    const [lng = 0, lat = 0] = geometry.coordinates;
    const at = { lat, lng };
    if (!('cluster' in properties)) {
      const order = properties.index;
      const place = this.#places[order]!;
      const offset = this.#offsets.get(place.id) ?? { x: 0, y: 0 };
      const holds = (id: number) => id === place.id;
      return { kind: 'place', key: `place-${place.id}`, at, order, holds, offset, place };
    }
    const { cluster_id: clusterId, point_count: count, first } = properties;
    return {
      kind: 'cluster',
      key: `cluster-${first}-${count}`,
      at,
      order: first,
      holds: (id) => this.#idsIn(clusterId).has(id),
      count,
      firstId: this.#places[first]!.id,
      expandsAt: this.#index.getClusterExpansionZoom(clusterId),
    };
  }

  #idsIn(clusterId: number): ReadonlySet<number> {
    let held = this.#idsByCluster.get(clusterId);
    if (!held) {
      const leaves = this.#index.getLeaves(clusterId, Infinity);
      held = new Set(leaves.map(({ properties }) => this.#places[properties.index]!.id));
      this.#idsByCluster.set(clusterId, held);
    }
    return held;
  }
}
