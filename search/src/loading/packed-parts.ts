import { crc32 } from 'node:zlib';
import type { Arrays, Values } from '../documents/field.ts';
import type { ArrayKind } from '../new-array.ts';

/** The event loop is given back after so many bytes. */
const CHUNK = 1 << 20;
const PREFIX_BYTES = 8;
const CHECKSUM_BYTES = 4;

/** How parts are stored. */
export interface StoredFormat {
  /** Another one for each other format. */
  name: string;
  /** The kinds of the arrays of a part, in order. */
  kinds: Readonly<Record<string, ArrayKind<Values>>>;
}

/** What comes first, as JSON. */
interface Header {
  format: string;
  /** For each part the length of each array, in the order of the kinds. */
  parts: number[][];
}

/** Why what was stored is not used. */
export class Unusable extends Error {}

/** Reads or writes some bytes at a place, and returns how many. */
type Pass = (bytes: Buffer, at: number) => Promise<number>;

const bytesOf = ({ buffer, byteOffset, byteLength }: Values) =>
  Buffer.from(buffer, byteOffset, byteLength);

/** Reads or writes bytes from the beginning, and sums up what it has passed. */
class Passage {
  #checksum = 0;
  #at = 0;
  readonly #pass: Pass;

  constructor(pass: Pass) {
    this.#pass = pass;
  }

  get checksum(): Buffer {
    const bytes = Buffer.alloc(CHECKSUM_BYTES);
    bytes.writeUInt32LE(this.#checksum);
    return bytes;
  }

  /** @throws Unusable at the end of what is read */
  async pass(bytes: Buffer): Promise<void> {
    for (let from = 0; from < bytes.length;) {
      const chunk = bytes.subarray(from, from + CHUNK);
      const passed = await this.#pass(chunk, this.#at);
      if (passed === 0) throw new Unusable('it ends too early');
      this.#checksum = crc32(chunk.subarray(0, passed), this.#checksum);
      this.#at += passed;
      from += passed;
    }
  }
}

/** Writes parts: a header, the arrays, and a checksum of it all. */
export async function writeParts(
  { name: format, kinds }: StoredFormat,
  parts: readonly Arrays[],
  write: Pass,
): Promise<void> {
  const names = Object.keys(kinds);
  const header: Header = {
    format,
    parts: parts.map((arrays) => names.map((name) => arrays[name]!.length)),
  };
  const writing = new Passage(write);
  const json = Buffer.from(JSON.stringify(header));
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeBigUInt64LE(BigInt(json.length));
  await writing.pass(prefix);
  await writing.pass(json);
  for (const arrays of parts) for (const name of names) await writing.pass(bytesOf(arrays[name]!));
  await writing.pass(writing.checksum);
}

/**
 * Reads what `writeParts` has written.
 * @param size the number of bytes
 * @throws Unusable for another format, or what is damaged
 */
export async function readParts(
  { name, kinds }: StoredFormat,
  size: number,
  read: Pass,
): Promise<readonly Arrays[]> {
  const reading = new Passage(read);
  const prefix = Buffer.alloc(PREFIX_BYTES);
  await reading.pass(prefix);
  const length = Number(prefix.readBigUInt64LE());
  if (length > size) throw new Unusable('it is damaged');
  const json = Buffer.alloc(length);
  await reading.pass(json);
  const { format, parts } = parseHeader(json);
  if (format !== name) throw new Unusable('another version has written it');
  const all = Object.entries(kinds);
  const arrayBytes = parts
    .flatMap((lengths) => lengths.map((count, at) => count * all[at]![1].BYTES_PER_ELEMENT))
    .reduce((sum, bytes) => sum + bytes, 0);
  if (size !== PREFIX_BYTES + length + arrayBytes + CHECKSUM_BYTES)
    throw new Unusable('it is damaged or not whole');
  const stored: Arrays[] = [];
  for (const lengths of parts) {
    const arrays: Record<string, Values> = {};
    for (const [at, [own, Kind]] of all.entries()) {
      const array = new Kind(lengths[at]!);
      await reading.pass(bytesOf(array));
      arrays[own] = array;
    }
    stored.push(arrays);
  }
  const { checksum } = reading;
  const expected = Buffer.alloc(CHECKSUM_BYTES);
  await reading.pass(expected);
  if (!checksum.equals(expected)) throw new Unusable('it is damaged');
  return stored;
}

function parseHeader(json: Buffer): Header {
  try {
    return JSON.parse(json.toString()) as Header;
  } catch (error) {
    throw new Unusable('it is damaged', { cause: error });
  }
}
