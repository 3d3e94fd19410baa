import type { Feature, Position } from 'geojson';
import polylabel from 'polylabel';
import { readFeatures, textOf } from './read-features.ts';

type Rings = Position[][];

const partsOf = ({ geometry }: Feature): Rings[] =>
  geometry.type === 'Polygon'
    ? [geometry.coordinates]
    : geometry.type === 'MultiPolygon'
      ? geometry.coordinates
      : [];

/** Twice the area of a ring in square degrees; above zero where it runs against the clock. */
const signedArea = (ring: readonly Position[]) =>
  ring.reduce((sum, [lng = 0, lat = 0], i) => {
    const [nextLng = 0, nextLat = 0] = ring[(i + 1) % ring.length]!;
    return sum + lng * nextLat - nextLng * lat;
  }, 0);

const areaOf = (rings: Rings) => Math.abs(signedArea(rings[0]!));

/** A name in the widest place of the largest part, from a zoom at which that is wide enough. */
function nameIn(feature: Feature): Feature[] {
  const name = textOf(feature, 'name');
  const largest = partsOf(feature).toSorted((a, b) => areaOf(b) - areaOf(a))[0];
  if (name === '' || !largest) return [];
  const size = Math.round(areaOf(largest) * 1e7);
  const coordinates = [...polylabel(largest as [number, number][][], 1e-5)];
  const from = size > 200 ? 12 : size > 30 ? 14 : 15;
  return [
    {
      type: 'Feature',
      properties: { kind: 'park', name, size, from },
      geometry: { type: 'Point', coordinates },
    },
  ];
}

/** A square of that name is green, not paved. */
const GREEN = /\b(Parks?|Mall|Greens?|Gardens?|Greenway|Lawns?|Common|Oval|Playground)\b/;

/** Open space: `type`. Small gardens and paved squares come later. */
export async function parkLayers(folder: string) {
  const found = await readFeatures(folder, 'parks');
  const parks = found.map((feature): Feature => {
    const isGreen = GREEN.test(textOf(feature, 'name'));
    const given = textOf(feature, 'type');
    const type = given === 'plaza' && isGreen ? 'garden' : given;
    const from = type === 'plaza' || type === 'garden' ? 13 : type === 'cemetery' ? 12 : 9;
    return { ...feature, properties: { type, from } };
  });
  return { parks, names: found.flatMap((feature) => nameIn(feature)) };
}

/** A ring without the stretches along the edge of what is known, as lines. */
function shoreOf(ring: readonly Position[], isEdge: (point: Position) => boolean): Position[][] {
  const lines: Position[][] = [[]];
  for (const point of ring) {
    const line = lines.at(-1)!;
    if (isEdge(point) && line.length > 0 && isEdge(line.at(-1)!)) lines.push([point]);
    else line.push(point);
  }
  return lines.filter(({ length }) => length > 1);
}

/** Water, whose areas touch each other nowhere, and its shores, which have the water on their left. */
export async function waterLayers(folder: string) {
  const water = await readFeatures(folder, 'water');
  const all = water.flatMap(partsOf);
  const outline = all.toSorted((a, b) => areaOf(b) - areaOf(a))[0]?.[0] ?? [];
  const lngs = outline.map(([lng = 0]) => lng);
  const lats = outline.map(([, lat = 0]) => lat);
  const ends = [Math.min(...lngs), Math.max(...lngs), Math.min(...lats), Math.max(...lats)];
  const edges = new Set(ends);
  const isEdge = ([lng = 0, lat = 0]: Position) => edges.has(lng) || edges.has(lat);
  const shores = all.flatMap((rings) =>
    rings.flatMap((ring, i) => {
      const isOuter = i === 0;
      const turned = signedArea(ring) > 0 === isOuter ? ring : ring.toReversed();
      return shoreOf(turned, isEdge).map((coordinates): Feature => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates },
      }));
    }),
  );
  return { water, shores };
}
