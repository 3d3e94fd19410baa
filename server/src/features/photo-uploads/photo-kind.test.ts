import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FORMATS, makePicture } from '../../testing/pictures.ts';
import { kindOf } from './inspect-photo.ts';

const bytes = (...parts: (string | readonly number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

const FTYP = bytes([0, 0, 0, 16], 'ftypavif', [0, 0, 0, 0]);
const BEGINNINGS: Readonly<Record<string, Buffer>> = {
  jpeg: bytes([0xff, 0xd8, 0xff]),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  webp: bytes('RIFF', [0, 0, 0, 0], 'WEBP'),
  avif: FTYP,
};

const isWhole = (file: Buffer) => {
  const kind = kindOf(file);
  return kind && kind.scans(file) !== null;
};

describe('the kind of a file', () => {
  it.each(FORMATS)('is known of a whole %s, and that it is broken off', async (format) => {
    const file = await makePicture({ format });
    expect(isWhole(file)).toBe(true);
    expect(isWhole(file.subarray(0, file.length - 20))).toBe(false);
  });

  it.each([
    ['a long one of nothing', [0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0]],
    ['a long one shorter than its head', [0, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 15]],
    ['one shorter than its head', [0, 0, 0, 7], [0, 0, 0, 0, 0, 0, 0, 0]],
  ])('is broken where a box is %s', (_name, length, long) => {
    expect(isWhole(bytes(FTYP.toString('latin1'), length, 'mdat', long, 'more bytes'))).toBe(false);
  });

  /** Lengths that lead back, nowhere, and far beyond, among others. */
  const word = fc.constantFrom(
    [0, 0, 0, 0],
    [0, 0, 0, 1],
    [0, 0, 0, 8],
    [255, 255, 255, 255],
    [255, 218, 0, 0],
  );
  const rest = fc.array(fc.oneof(word, fc.array(fc.nat(255), { maxLength: 9 })), { maxLength: 40 });

  it.each(Object.entries(BEGINNINGS))(
    'is found out of anything that begins as %s',
    (_name, start) => {
      fc.assert(
        fc.property(rest, (parts) => {
          const file = Buffer.concat([start, bytes(...parts)]);
          expect([true, false, undefined]).toContain(isWhole(file));
        }),
        { numRuns: 2000 },
      );
    },
  );
});
