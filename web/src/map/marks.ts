import Supercluster from 'supercluster';
import type { ScreenPoint } from './engine.ts';
import type { Box, MapPlace, Point } from './types.ts';
import { isOnEarth } from './valid-places.ts';

/** What stands on the map: a lone cafe — a numbered pin or a dot — or a cluster with its count. */
export type Mark =
  | { kind: 'place'; key: string; at: Point; nudge: ScreenPoint; place: MapPlace }
  | {
      kind: 'cluster';
      key: string;
      at: Point;
      count: number;
      ids: readonly number[];
      expandsAt: number;
      order: number;
    };

interface Feature {
  index: number;
}

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
  readonly #index = new Supercluster<Feature>({
    radius: 60,
    maxZoom: CLUSTER_MAX_ZOOM,
    nodeSize: 64,
  });
  readonly #nudges: ReadonlyMap<number, ScreenPoint>;

  /** Places that cannot be on a map are left out. */
  constructor(places: readonly MapPlace[]) {
    this.#places = places.filter(isOnEarth);
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
    const place = this.#places.find((one) => one.id === id);
    return place ? { lat: place.latitude, lng: place.longitude } : null;
  }

  /** The marks within a box, in the order of the places they stand for. */
  marks(box: Box, zoom: number): Mark[] {
    return this.#index
      .getClusters([...box], Math.floor(zoom))
      .map((feature) => this.#toMark(feature))
      .toSorted((a, b) => this.#orderOf(a) - this.#orderOf(b));
  }

  #toMark(feature: ReturnType<Supercluster<Feature>['getClusters']>[number]): Mark {
    const [lng = 0, lat = 0] = feature.geometry.coordinates;
    if (!('cluster' in feature.properties)) {
      const place = this.#places[feature.properties.index]!;
      const nudge = this.#nudges.get(place.id) ?? { x: 0, y: 0 };
      return { kind: 'place', key: `place-${place.id}`, at: { lat, lng }, nudge, place };
    }
    const { cluster_id: id, point_count: count } = feature.properties;
    const indexes = this.#index.getLeaves(id, Infinity).map(({ properties }) => properties.index);
    return {
      kind: 'cluster',
      key: `cluster-${Math.min(...indexes)}-${count}`,
      at: { lat, lng },
      count,
      ids: indexes.map((index) => this.#places[index]!.id),
      expandsAt: this.#index.getClusterExpansionZoom(id),
      order: Math.min(...indexes),
    };
  }

  #orderOf(mark: Mark): number {
    return mark.kind === 'cluster' ? mark.order : this.#places.indexOf(mark.place);
  }
}
