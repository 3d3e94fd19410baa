import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_ALT_LENGTH } from '@cortado/contract/limits';
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@cortado/contract/photo-files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ROOT } from './lib/root.mjs';
import { hashOfScene } from './photos/hash-of-scene.ts';
import { SCENES } from './photos/scenes.ts';

const FOLDER = join(ROOT, 'seed/photos');
const told = JSON.parse(readFileSync(join(FOLDER, 'photos.json'), 'utf8')) as {
  name: string;
  hash: string;
}[];
const sizeOf = (file: string) => statSync(join(FOLDER, file)).size;

describe('the drawn photographs of the demo', () => {
  it('are those that the scenes draw: npx tsx scripts/draw-photos.ts makes them anew', () => {
    expect(told).toMatchObject(
      SCENES.map((scene) => {
        const { name, alt, focal } = scene;
        return { name, alt, hash: hashOfScene(scene), focalX: focal[0], focalY: focal[1] };
      }),
    );
    for (const { alt } of SCENES) expect(alt.length).toBeLessThan(MAX_ALT_LENGTH);
  });

  it('lie ready in every size and format, and nothing else does', async () => {
    const files = SCENES.flatMap(({ name }) =>
      PHOTO_WIDTHS.flatMap((width) =>
        PHOTO_FORMATS.map((format) => ({ file: `${name}-${width}.${format}`, width, format })),
      ),
    );
    const names = [...files.map(({ file }) => file), 'photos.json'];
    expect(readdirSync(FOLDER).toSorted()).toEqual(names.toSorted());
    for (const { file, width, format } of files) {
      const found = await sharp(join(FOLDER, file)).metadata();
      expect([found.width, found.height, file]).toEqual([width, width * 0.75, file]);
      expect(found.format).toBe(format === 'avif' ? 'heif' : format);
      expect([found.exif, found.xmp, found.icc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it('are small: 60 kB at most each, and 2.5 MB together', () => {
    const sizes = readdirSync(FOLDER).map(sizeOf);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2_500_000);
  });
});
