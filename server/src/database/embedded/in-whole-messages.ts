const LENGTH_BYTES = 4;

/**
 * Passes on the data of a client of PostgreSQL's protocol in whole messages.
 * The socket server copies all it has of a message with every 64 kB that arrive: 9 MB for a message of one.
 */
export function inWholeMessages(handOn: (data: Buffer) => void): (chunk: Buffer) => void {
  // The first message has no byte for its kind.
  let kindBytes = 0;
  let held: Buffer[] = [];
  let length = 0;
  let needed = 0;
  return (chunk) => {
    held.push(chunk);
    length += chunk.byteLength;
    if (length < needed) return;
    const data = held.length === 1 ? chunk : Buffer.concat(held);
    let end = 0;
    for (;;) {
      const begun = data.byteLength - end;
      needed = kindBytes + LENGTH_BYTES;
      if (begun < needed) break;
      needed = kindBytes + data.readUInt32BE(end + kindBytes);
      if (begun < needed) break;
      end += needed;
      kindBytes = 1;
    }
    const rest = data.subarray(end);
    held = rest.byteLength > 0 ? [rest] : [];
    length = rest.byteLength;
    if (end > 0) handOn(data.subarray(0, end));
  };
}
