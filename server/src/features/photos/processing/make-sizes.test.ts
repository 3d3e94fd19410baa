import { describe, expect, it } from 'vitest';
import { makeSizes } from './make-sizes.ts';

describe('the sizes of a photo', () => {
  it('are under 250 kB, however little the picture can be compressed', async () => {
    const { default: sharp } = await import('sharp');
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 };
    const create = { width: 1000, height: 750, channels: 3 as const, background: '#000', noise };
    const { files } = await makeSizes(await sharp({ create }).jpeg({ quality: 60 }).toBuffer());
    expect(files).toHaveLength(6);
    for (const { bytes } of files) expect(bytes.byteLength).toBeLessThan(250_000);
  });

  it('do not get smaller than that of a narrower size', async () => {
    const { default: sharp } = await import('sharp');
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 };
    const create = { width: 1600, height: 1200, channels: 3 as const, background: '#000', noise };
    const { files } = await makeSizes(await sharp({ create }).jpeg({ quality: 60 }).toBuffer());
    const sizeOf = (wanted: 'avif' | 'webp', width: number) =>
      files.find((one) => one.format === wanted && one.width === width)!.bytes.byteLength;
    for (const format of ['avif', 'webp'] as const) {
      expect(sizeOf(format, 1600)).toBeLessThan(250_000);
      expect(sizeOf(format, 1600)).toBeGreaterThanOrEqual(sizeOf(format, 960));
    }
  });

  it('are in sRGB, whatever the original is in', async () => {
    const { default: sharp } = await import('sharp');
    const create = { width: 900, height: 900, channels: 3 as const, background: '#ff0000' };
    const original = await sharp({ create }).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer();
    const cmyk = await sharp({ create }).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    for (const file of [original, cmyk]) {
      const { files } = await makeSizes(file);
      const { data, info } = await sharp(files[1]!.bytes)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info.channels).toBe(3);
      expect(data[0]).toBeGreaterThan(200);
      expect(data[1]).toBeLessThan(60);
    }
  });
});
