/** What may be read piece by piece. */
export type Chunks = AsyncIterable<string> | Iterable<string>;

/** The lines of a text that comes in chunks, as many at a time as a chunk has. */
export async function* linesOf(chunks: Chunks): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of chunks) {
    const text = rest + chunk;
    // A break of two characters may be cut in half.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(/\r\n|\n|\r/);
    rest = lines.pop()! + text.slice(end);
    if (lines.length > 0) yield lines;
  }
  yield rest.split('\r');
}
