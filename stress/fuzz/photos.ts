import * as fc from 'fast-check';
import sharp from 'sharp';

const WIDTH = 1000;
const GIF = Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0080\u0000\u0000', 'latin1');
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const plain = (colour: string) =>
  sharp({ create: { width: WIDTH, height: 700, channels: 3, background: colour } });

/** A PNG that claims this size, with almost no data. */
function boastingPng(png: Buffer, width: number, height: number): Buffer {
  const boast = Buffer.from(png);
  boast.writeUInt32BE(width, 16);
  boast.writeUInt32BE(height, 20);
  return boast;
}

/** Valid photos, and files that only look like photos. */
async function makeFiles(): Promise<Buffer[]> {
  const [jpeg, png, webp, avif] = await Promise.all([
    plain('#a52').jpeg().toBuffer(),
    plain('#25a').png().toBuffer(),
    plain('#5a2').webp().toBuffer(),
    plain('#2a5').avif({ effort: 0 }).toBuffer(),
  ]);
  return [
    jpeg,
    png,
    webp,
    avif,
    GIF,
    SVG,
    boastingPng(png, 60_000, 60_000),
    boastingPng(png, 0, 0),
    Buffer.concat([jpeg, Buffer.from('<?php echo 1; ?>')]),
    Buffer.concat([jpeg.subarray(0, 20), png]),
    Buffer.alloc(0),
  ];
}

const FILES = await makeFiles();

/** Bodies of uploads: whole, cut, with bytes changed; valid ones differ, because a photo is accepted once. */
export const photoBody: fc.Arbitrary<Buffer> = fc
  .record({
    file: fc.constantFrom(...FILES),
    kind: fc.constantFrom('tail', 'tail', 'cut', 'flip'),
    at: fc.nat(),
    noise: fc.uint8Array({ minLength: 1, maxLength: 40 }),
  })
  .map(({ file, kind, at, noise }) => {
    const start = at % (file.byteLength + 1);
    if (kind === 'cut') return file.subarray(0, start);
    if (kind === 'tail') return Buffer.concat([file, noise]);
    const flipped = Buffer.from(file);
    flipped.set(noise.subarray(0, file.byteLength - start), start);
    return flipped;
  });
