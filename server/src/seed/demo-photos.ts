import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@cortado/contract/photo-files';
import type { ShownPhoto } from '@cortado/contract';
import { repoRoot } from '../core/repo-root.ts';
import type { Tx } from '../database/open.ts';
import { photoFiles, photos } from '../database/schema.ts';
import { DEMO } from './demo-data.ts';

const CREDIT = 'Drawn for Cortado';
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

/** Inserts the drawn photographs of the demo. All their sizes exist, so nothing is encoded. */
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
    Object.entries(DEMO.photos).flatMap(([key, names]) =>
      names.map((name, index) => ({
        ...byName.get(name)!,
        cafeId: cafeIds.get(key)!,
        position: index + 1,
        credit: CREDIT,
        state: 'ready' as const,
        createdAt,
      })),
    ),
  );
}
