import { SLICE } from '../slices.ts';

const NEWLINE = 10;
/** How much is read at once. */
const CHUNK_BYTES = 16 * 1024;

/** @param toLine what has no line break in it */
function* pack(
  texts: readonly string[],
  toLine: (text: string) => string,
): Generator<undefined, Uint8Array> {
  const chunks: Buffer[] = [];
  for (let from = 0; from < texts.length; from += SLICE) {
    const separator = from === 0 ? '' : '\n';
    const lines = texts.slice(from, from + SLICE).map(toLine);
    chunks.push(Buffer.from(separator + lines.join('\n')));
    yield;
  }
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
    yield;
  }
  return bytes;
}

/** @param read the texts of some lines */
function* unpack(
  bytes: Uint8Array,
  read: (lines: string) => readonly string[],
): Generator<undefined, string[]> {
  const texts: string[] = [];
  for (let from = 0; from < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, from + CHUNK_BYTES);
    const end = newline < 0 ? bytes.length : newline;
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset + from, end - from);
    for (const text of read(chunk.toString())) texts.push(text);
    from = end + 1;
    yield;
  }
  return texts;
}

/** Words as bytes, to be saved or handed to another thread: they are letters and digits, so a line each. Yields now and then. */
export const packWords = (words: readonly string[]): Generator<undefined, Uint8Array> =>
  pack(words, (word) => word);

/** What `packWords` was given. Yields now and then, so that it can be done in slices. */
export const unpackWords = (bytes: Uint8Array): Generator<undefined, string[]> =>
  unpack(bytes, (lines) => lines.split('\n'));

/** Any texts as bytes, as `packWords` does: a line of JSON each, which escapes line breaks. */
export const packTexts = (texts: readonly string[]): Generator<undefined, Uint8Array> =>
  pack(texts, (text) => JSON.stringify(text));

/** What `packTexts` was given. Yields like `unpackWords`. */
export const unpackTexts = (bytes: Uint8Array): Generator<undefined, string[]> =>
  unpack(bytes, (lines) => JSON.parse(`[${lines.replaceAll('\n', ',')}]`) as string[]);
