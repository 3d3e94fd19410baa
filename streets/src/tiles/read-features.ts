import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Feature, FeatureCollection } from 'geojson';

/** The features of a file of a folder of streets; none where it has no such file. */
export async function readFeatures(folder: string, name: string): Promise<Feature[]> {
  const text = await readFile(join(folder, `${name}.geojson`), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? [] : (JSON.parse(text) as FeatureCollection).features;
}

/** Of a property of a feature; empty where it has none. */
export const textOf = ({ properties }: Feature, name: string): string =>
  String(properties?.[name] ?? '');
