import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_ALT_LENGTH } from '@cortado/contract/limits';
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '@cortado/contract/photo-files';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { repoRoot } from '../core/repo-root.ts';
import { DEMO } from './demo-data.ts';

const FOLDER = join(repoRoot, 'seed/photos');
const drawn = JSON.parse(readFileSync(join(FOLDER, 'photos.json'), 'utf8')) as {
  name: string;
  alt: string;
  hash: string;
  focalX: number;
  focalY: number;
}[];
const isShare = (percent: number) => percent >= 0 && percent <= 100;
const sizeOf = (file: string) => statSync(join(FOLDER, file)).size;

describe('the drawn photographs of the demo', () => {
  it('are those that its cafes show, and are described', () => {
    const names = drawn.map(({ name }) => name);
    expect([...new Set(Object.values(DEMO.photos).flat())].toSorted()).toEqual(names.toSorted());
    expect(new Set(drawn.map(({ hash }) => hash)).size).toBe(drawn.length);
    for (const { alt, focalX, focalY } of drawn) {
      expect([alt.length > 0, alt.length < MAX_ALT_LENGTH]).toEqual([true, true]);
      expect([isShare(focalX), isShare(focalY)]).toEqual([true, true]);
    }
  });

  it('lie ready in every size and format, and nothing else does', async () => {
    const files = drawn.flatMap(({ name }) =>
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
