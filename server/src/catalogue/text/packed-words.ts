import { SLICE } from '../slices.ts';

const NEWLINE = 10;
/** So much is read at once. */
const CHUNK_BYTES = 16 * 1024;

/** Words as bytes, to be saved or handed to another thread: they are letters and digits, so a line each. Yields now and then. */
export function* packWords(words: readonly string[]): Generator<undefined, Uint8Array> {
  const chunks: Buffer[] = [];
  for (let from = 0; from < words.length; from += SLICE) {
    const separator = from === 0 ? '' : '\n';
    chunks.push(Buffer.from(separator + words.slice(from, from + SLICE).join('\n')));
    yield;
  }
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, end);
    end += chunk.length;
  }
  return bytes;
}

/** What `packWords` was given. Yields now and then, so that it can be done in slices. */
export function* unpackWords(bytes: Uint8Array): Generator<undefined, string[]> {
  const words: string[] = [];
  for (let from = 0; from < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, from + CHUNK_BYTES);
    const end = newline < 0 ? bytes.length : newline;
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset + from, end - from);
    for (const word of chunk.toString().split('\n')) words.push(word);
    from = end + 1;
    yield;
  }
  return words;
}
