import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

const SIZE = { width: 8000, height: 6000 };
const SMALL = { width: 1000, height: 750 };
const MAX_BYTES = 12 * 1024 * 1024;
const QUALITIES = [92, 90, 87, 84, 80, 75, 70, 60];

/** A JPEG of 48 megapixels, as near to 12 MB as it gets: soft shapes under the grain of a sensor. */
export async function makeBigPhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const create = { ...SMALL, channels: 3 as const, background: '#888', noise };
  const shapes = await sharp({ create }).blur(3).png().toBuffer();
  const { data, info } = await sharp(shapes)
    .resize(SIZE)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grain = randomFillSync(Buffer.alloc(1 << 20));
  for (let at = 0; at < data.length; at++) {
    data[at] = Math.max(0, Math.min(255, data[at]! + (grain[at & 0xfffff]! >> 3) - 16));
  }
  const { width, height, channels } = info;
  for (const quality of QUALITIES) {
    const file = await sharp(data, { raw: { width, height, channels } })
      .jpeg({ quality })
      .toBuffer();
    if (file.byteLength <= MAX_BYTES) return file;
  }
  throw new Error('It has more than 12 MB at every quality.');
}

/** The same picture with a comment of its own, which makes it another file. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const text = Buffer.from(comment);
  const head = Buffer.from([0xff, 0xfe, 0, text.byteLength + 2]);
  const afterStart = 2;
  return Buffer.concat([jpeg.subarray(0, afterStart), head, text, jpeg.subarray(afterStart)]);
}
