import {
  MAX_MAP_PLACES,
  type Bbox,
  type MapAnswer,
  type MapPlace,
  type MapQuery,
} from '@cortado/contract';
import { byDefaultOrder, nameOf, type Document } from '../documents/documents.ts';
import type { CafeQuestion } from '../search/question.ts';
import { boundsOf } from '@cortado/search/places/bounds';
import { clusterMatches } from '@cortado/search/places/clusters';
import { gridOf } from './view-key.ts';
import { matchesOf, type Matches } from './matches.ts';
import type { Part } from '../segments/cafes.ts';

/** The most places and clusters of an answer that is not complete. */
const MAX_ENTRIES = 400;

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

function toPlace(document: Document): MapPlace {
  const { documents, position } = document;
  return {
    id: documents.ids[position]!,
    name: nameOf(document),
    latitude: rounded(documents.latitudes[position]!),
    longitude: rounded(documents.longitudes[position]!),
  };
}

const toPlaces = (documents: readonly Document[]) =>
  documents.toSorted(byDefaultOrder).map(toPlace);

/** What a question finds, wherever the map looks. */
export interface MapFound {
  matches: readonly Matches[];
  total: number;
  /** Those with a possible position. */
  placed: number;
  bounds: Bbox | null;
}

export function findForMap(parts: readonly Part[], question: CafeQuestion): MapFound {
  const matches = parts.map((part) => matchesOf(part, question));
  const sum = (of: (part: Matches) => number) => matches.reduce((all, part) => all + of(part), 0);
  return {
    matches,
    total: sum(({ total }) => total),
    placed: sum(({ placed }) => placed.length),
    bounds: boundsOf(matches),
  };
}

/**
 * Where the matches are: all of them if they are few, otherwise those in view, in clusters.
 * @param maxPlaces the most matches that are all sent
 * @param maxEntries the most places and clusters otherwise, at least four
 */
export function answerMap(
  { matches, total, placed, bounds }: MapFound,
  { view, zoom }: Pick<MapQuery, 'view' | 'zoom'>,
  maxPlaces = MAX_MAP_PLACES,
  maxEntries = MAX_ENTRIES,
): MapAnswer {
  if (!bounds || placed <= maxPlaces) {
    const documents = matches.flatMap(({ documents: own, placed: positions }) =>
      Array.from(positions, (position) => ({ documents: own, position })),
    );
    return { total, bounds, isComplete: true, places: toPlaces(documents), clusters: [] };
  }
  const { alone, clusters } = clusterMatches(matches, gridOf(view ?? bounds, zoom), maxEntries);
  return { total, bounds, isComplete: false, places: toPlaces(alone), clusters };
}
