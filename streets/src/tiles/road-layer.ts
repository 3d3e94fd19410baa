import type { Feature, LineString, Position } from 'geojson';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { joinLines } from './joined-lines.ts';
import { readFeatures, textOf } from './read-features.ts';

/** The zooms from which a class of roads, and its names, are in the tiles. */
const FROM: Readonly<Record<string, readonly [road: number, name: number]>> = {
  motorway: [8, 99],
  trunk: [8, 12],
  primary: [9, 12],
  secondary: [10, 12],
  tertiary: [10, 12],
  residential: [11, 14],
  link: [12, 99],
  alley: [14, 14],
  path: [14, 14],
};

/** The number on the shield of a numbered road, by how its name begins. */
const NUMBERED = /^(?:Interstate|I-|US Hwy|Route|Rt) ?(\d+[A-Z]?)\b/;
const TURNPIKE = /^Massachusetts Tpke/;

function shieldOf(name: string): string | undefined {
  return NUMBERED.exec(name)?.[1] ?? (TURNPIKE.test(name) ? '90' : undefined);
}

/** Shorter names for the map far out: a table with the columns `name` and `short`. */
async function shortNames(folder: string): Promise<ReadonlyMap<string, string>> {
  const table = await readFile(join(folder, 'short-names.csv'), 'utf8').catch(() => '');
  const [, ...rows] = table.trim().split('\n');
  return new Map(rows.map((row) => row.split(',') as [string, string]));
}

/** The roads of a folder, a street's segments joined: `class`, `name`, `short`, `ref` on a shield, `tunnel`. */
export async function roadLayer(folder: string): Promise<Feature[]> {
  const features = [
    ...(await readFeatures(folder, 'main-roads')),
    ...(await readFeatures(folder, 'streets')),
  ];
  const short = await shortNames(folder);
  const groups = new Map<string, { properties: object; lines: Position[][] }>();
  for (const feature of features) {
    const kind = textOf(feature, 'class');
    const name = textOf(feature, 'name');
    const [from, nameFrom] = FROM[kind] ?? FROM['residential']!;
    const ref = shieldOf(name);
    const properties = {
      class: kind,
      from,
      ...(nameFrom < 99 && name !== '' && { name, nameFrom }),
      ...(short.has(name) && { short: short.get(name) }),
      ...(ref !== undefined && { ref }),
      ...(textOf(feature, 'tunnel') !== '' && { tunnel: 1 }),
    };
    const key = JSON.stringify(properties);
    const group = groups.get(key) ?? { properties, lines: [] };
    group.lines.push((feature.geometry as LineString).coordinates);
    groups.set(key, group);
  }
  return [...groups.values()].flatMap(({ properties, lines }) =>
    joinLines(lines).map((coordinates): Feature => ({
      type: 'Feature',
      properties,
      geometry: { type: 'LineString', coordinates },
    })),
  );
}
