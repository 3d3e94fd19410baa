import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@cortado/contract/photo-files';
import type { ShownPhoto } from '@cortado/contract';
import { repoRoot } from '../core/repo-root.ts';
import type { Tx } from '../database/open.ts';
import { photoFiles, photos } from '../database/schema.ts';

/** Which drawn photographs the demo's cafes have, by the cafe's key: their names in seed/photos, the cover first. */
export const DEMO_PHOTOS: Readonly<Record<string, readonly string[]>> = {
  'george-howell-coffee-godfrey-hotel': [
    'window-bar',
    'pour-over',
    'from-above',
    'bean-shelf',
    'brick-front',
    'pastry-case',
  ],
  'tatte-bakery-cafe-south-boston': ['pastry-case', 'terrace', 'from-above'],
  'jaho-coffee-tea-south-end': ['siphon', 'armchair', 'rainy-night', 'espresso'],
  'for-five-coffee-roasters': ['roaster', 'bean-shelf', 'barista'],
  'ogawa-coffee': ['long-room', 'pour-over'],
  'blue-bottle-coffee-newbury': ['pour-over', 'long-room', 'from-above'],
  'thinking-cup-newbury': ['barista', 'window-seat'],
  'triangle-coffee': ['espresso'],
  'trident-booksellers-cafe': ['armchair', 'window-seat', 'cold-brew'],
  'south-end-buttery': ['terrace', 'brick-front', 'pastry-case', 'from-above', 'barista'],
  '1369-coffee-house-inman-square': ['brick-front', 'window-seat', 'armchair'],
  'caffe-vittoria': ['rainy-night', 'espresso'],
  'caffe-nero-jamaica-plain': ['armchair'],
  'pavement-coffeehouse-brighton-roastery': ['bean-shelf', 'roaster', 'barista', 'espresso'],
  'intelligentsia-coffee-post-office-square': ['from-above', 'espresso', 'long-room'],
  'flour-bakery-cafe-south-end': ['pastry-case'],
  tilde: ['window-seat', 'pour-over'],
  'cafe-siete': ['cold-brew', 'terrace'],
  'hi-rise-bread-company': ['brick-front', 'pastry-case', 'long-room'],
};

const DEMO_CREDIT = 'Drawn for Cortado';

const FOLDER = join(repoRoot, 'seed/photos');

/** A drawn photograph, as `photos.json` describes it. */
interface DrawnPhoto extends ShownPhoto {
  name: string;
}

async function filesOf({ name, hash }: DrawnPhoto) {
  const files = PHOTO_WIDTHS.flatMap((width) =>
    PHOTO_FORMATS.map(async (format) => {
      const bytes = await readFile(join(FOLDER, `${name}-${width}.${format}`));
      return { hash, width, format, bytes };
    }),
  );
  return Promise.all(files);
}

/** Gives cafes of the demo their drawn photographs, whose sizes lie ready: nothing is encoded. */
export async function insertDemoPhotos(
  tx: Tx,
  cafeIds: ReadonlyMap<string, number>,
  createdAt: Date,
): Promise<void> {
  const drawn = JSON.parse(await readFile(join(FOLDER, 'photos.json'), 'utf8')) as DrawnPhoto[];
  for (const photo of drawn) {
    await tx
      .insert(photoFiles)
      .values(await filesOf(photo))
      .onConflictDoNothing();
  }
  const byName = new Map(drawn.map(({ name, ...photo }) => [name, photo]));
  await tx.insert(photos).values(
    Object.entries(DEMO_PHOTOS).flatMap(([key, names]) =>
      names.map((name, index) => ({
        ...byName.get(name)!,
        cafeId: cafeIds.get(key)!,
        position: index + 1,
        credit: DEMO_CREDIT,
        state: 'ready' as const,
        createdAt,
      })),
    ),
  );
}
