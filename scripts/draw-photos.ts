import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@cortado/contract/photo-files';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { ROOT } from './lib/root.mjs';
import { hashOfScene } from './photos/hash-of-scene.ts';
import type { Scene } from './photos/kit.ts';
import { SCENES } from './photos/scenes.ts';

// Draws the photographs of SEED=demo in the sizes that are served, and writes them to seed/photos.
const FOLDER = join(ROOT, 'seed/photos');
/** Drawings compress well: what is left shows no blocks in flat areas. */
const QUALITY = { avif: 60, webp: 80 } as const;
const WIDTH = 1600;
const HEIGHT = 1200;
/** Of the ThumbHash; its algorithm takes up to 100 pixels. */
const THUMB = { width: 100, height: 75 } as const;

async function draw({ svg, name, alt, focal }: Scene) {
  const drawing = await sharp(Buffer.from(svg), { density: 96 })
    .resize(WIDTH, HEIGHT)
    .png()
    .toBuffer();
  for (const width of PHOTO_WIDTHS) {
    for (const format of PHOTO_FORMATS) {
      const file = join(FOLDER, `${name}-${width}.${format}`);
      await sharp(drawing)
        .resize(width)
        .toFormat(format, { quality: QUALITY[format] })
        .toFile(file);
    }
  }
  const pixels = await sharp(drawing).resize(THUMB).ensureAlpha().raw().toBuffer();
  const thumbHash = Buffer.from(rgbaToThumbHash(THUMB.width, THUMB.height, pixels));
  return {
    name,
    hash: hashOfScene({ svg, name, alt, focal }),
    thumbHash: thumbHash.toString('base64'),
    alt,
    focalX: focal[0],
    focalY: focal[1],
    width: WIDTH,
    height: HEIGHT,
  };
}

await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const photos = [];
for (const scene of SCENES) photos.push(await draw(scene));
await writeFile(join(FOLDER, 'photos.json'), `${JSON.stringify(photos, null, 2)}\n`);
