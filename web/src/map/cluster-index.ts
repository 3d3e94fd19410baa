import Supercluster from 'supercluster';
import type { ScreenPoint } from './engine.ts';
import type { Box, MapPlace, Point } from './types.ts';
import { isOnEarth } from './valid-places.ts';

/** What stands on the map: a lone cafe — a numbered pin or a dot — or a cluster with its count. */
export type Mark = PlaceMark | ClusterMark;

interface AnyMark {
  key: string;
  at: Point;
  /** Where the first of its places stands in the list. */
  order: number;
  holds: (id: number) => boolean;
}

export interface PlaceMark extends AnyMark {
  kind: 'place';
  nudge: ScreenPoint;
  place: MapPlace;
}

export interface ClusterMark extends AnyMark {
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

export const CLUSTER_MAX_ZOOM = 16;
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
function nudges(places: readonly MapPlace[]): Map<number, ScreenPoint> {
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

const placeKey = ({ latitude, longitude }: MapPlace) => `${latitude},${longitude}`;

function groupByPlace(places: readonly MapPlace[]): Map<string, MapPlace[]> {
  const groups = new Map<string, MapPlace[]>();
  for (const place of places) {
    const group = groups.get(placeKey(place));
    if (group) group.push(place);
    else groups.set(placeKey(place), [place]);
  }
  return groups;
}

/** An index of places that tells the marks of any part of the map at any zoom. */
export class MarkIndex {
  readonly #places: readonly MapPlace[];
  readonly #byId: ReadonlyMap<number, MapPlace>;
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
  readonly #held = new Map<number, ReadonlySet<number>>();
  readonly #nudges: ReadonlyMap<number, ScreenPoint>;

  /** Places that cannot be on a map are left out. */
  constructor(places: readonly MapPlace[]) {
    this.#places = places.filter(isOnEarth);
    this.#byId = new Map(this.#places.map((place) => [place.id, place]));
    this.#nudges = nudges(this.#places);
    this.#index.load(
      this.#places.map(({ longitude, latitude }, index) => ({
        type: 'Feature' as const,
        geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
        properties: { index },
      })),
    );
  }

  get points(): Point[] {
    return this.#places.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
  }

  pointOf(id: number): Point | null {
    const place = this.#byId.get(id);
    return place ? { lat: place.latitude, lng: place.longitude } : null;
  }

  /** The marks within a box, in the order of the places they stand for. */
  marks(box: Box, zoom: number): Mark[] {
    return this.#index
      .getClusters([...box], Math.floor(zoom))
      .map((feature) => this.#toMark(feature))
      .toSorted((a, b) => a.order - b.order);
  }

  #toMark({ geometry, properties }: Found): Mark {
    const [lng = 0, lat = 0] = geometry.coordinates;
    const at = { lat, lng };
    if (!('cluster' in properties)) {
      const order = properties.index;
      const place = this.#places[order]!;
      const nudge = this.#nudges.get(place.id) ?? { x: 0, y: 0 };
      const holds = (id: number) => id === place.id;
      return { kind: 'place', key: `place-${place.id}`, at, order, holds, nudge, place };
    }
    const { cluster_id: clusterId, point_count: count, first } = properties;
    return {
      kind: 'cluster',
      key: `cluster-${first}-${count}`,
      at,
      order: first,
      holds: (id) => this.#heldBy(clusterId).has(id),
      count,
      firstId: this.#places[first]!.id,
      expandsAt: this.#index.getClusterExpansionZoom(clusterId),
    };
  }

  #heldBy(clusterId: number): ReadonlySet<number> {
    let held = this.#held.get(clusterId);
    if (!held) {
      const leaves = this.#index.getLeaves(clusterId, Infinity);
      held = new Set(leaves.map(({ properties }) => this.#places[properties.index]!.id));
      this.#held.set(clusterId, held);
    }
    return held;
  }
}
