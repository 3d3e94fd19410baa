const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const END_OF_JPEG = Buffer.from('ffd9', 'hex');
/** How far the brands of an AVIF are looked at. */
const MAX_BRANDS = 256;
const START_OF_SCAN = 0xda;

interface PhotoKind {
  is: (file: Buffer) => boolean;
  /** Whether its end is there; what follows it is not looked at. */
  isWhole: (file: Buffer) => boolean;
}

const textAt = (file: Buffer, from: number, to: number) => file.toString('latin1', from, to);

/** Looks for the end after the picture itself has begun: a thumbnail within the metadata has one of its own. */
function isWholeJpeg(file: Buffer): boolean {
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff) {
    if (file[at + 1] === START_OF_SCAN) return file.includes(END_OF_JPEG, at);
    at += 2 + file.readUInt16BE(at + 2);
  }
  return false;
}

/** An AVIF is a row of boxes, each with its length; 0 is up to the end. */
function isWholeAvif(file: Buffer): boolean {
  let at = 0;
  while (at + 16 <= file.length) {
    const short = file.readUInt32BE(at);
    if (short === 0) return true;
    const isLong = short === 1;
    const length = isLong ? Number(file.readBigUInt64BE(at + 8)) : short;
    // No box is shorter than what it begins with.
    if (length < (isLong ? 16 : 8)) return false;
    at += length;
  }
  return at === file.length;
}

const KINDS: readonly PhotoKind[] = [
  { is: (file) => file.toString('hex', 0, 3) === 'ffd8ff', isWhole: isWholeJpeg },
  {
    is: (file) => file.subarray(0, 8).equals(PNG),
    isWhole: (file) => file.includes('IEND', 8),
  },
  {
    is: (file) => textAt(file, 0, 4) === 'RIFF' && textAt(file, 8, 12) === 'WEBP',
    isWhole: (file) => file.readUInt32LE(4) + 8 <= file.length,
  },
  {
    is: (file) =>
      textAt(file, 4, 8) === 'ftyp' &&
      /avi[fs]/.test(textAt(file, 8, Math.min(file.readUInt32BE(0), MAX_BRANDS))),
    isWhole: isWholeAvif,
  },
];

/** The kind of a file by its first bytes: nothing else is ever decoded. */
export const kindOf = (file: Buffer): PhotoKind | undefined =>
  file.length > 16 ? KINDS.find(({ is }) => is(file)) : undefined;
