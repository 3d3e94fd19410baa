import type { Feature } from 'geojson';
import { readFeatures, textOf } from './read-features.ts';

/** Buses on roads of their own are no lines of this map. */
const DRAWN = new Set(['Red', 'Mattapan', 'Orange', 'Green', 'Blue']);

const SHORT = [
  [/\bSaint\b/, 'St'],
  [/\bStreet\b/, 'St'],
  [/\bAvenue\b/, 'Ave'],
  [/\bCenter\b/, 'Ctr'],
] as const;

/** A station's name as the map has room for it. */
const shortName = (name: string) =>
  SHORT.reduce((short, [long, replacement]) => short.replace(long, replacement), name);

const linesOf = ({ properties }: Feature) =>
  ((properties?.['lines'] ?? []) as string[]).filter((line) => DRAWN.has(line));

/** Rapid transit: lines with their `line`, stations with the first of their lines, `hub: 1` where several meet. */
export async function transitLayers(folder: string) {
  const features = await readFeatures(folder, 'transit');
  const labels = await readFeatures(folder, 'labels');
  const written = new Set(labels.map((label) => textOf(label, 'name')));
  const transit = features
    .filter((feature) => DRAWN.has(textOf(feature, 'line')))
    .map((feature): Feature => ({ ...feature, properties: { line: textOf(feature, 'line') } }));
  const stations = features.flatMap((feature): Feature[] => {
    const lines = linesOf(feature);
    if (textOf(feature, 'kind') !== 'station' || lines.length === 0) return [];
    const name = shortName(textOf(feature, 'name'));
    const isHub = lines.length > 1;
    // The area of that name is written already.
    const isArea = written.has(name) || written.has(`${name} Square`);
    const properties = {
      name,
      line: lines[0],
      from: 11,
      nameFrom: isArea ? 13 : isHub ? 12 : 13,
      ...(isHub && { hub: 1 }),
    };
    return [{ ...feature, properties }];
  });
  return { transit, stations };
}
