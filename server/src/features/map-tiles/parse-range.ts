export interface ByteRange {
  start: number;
  length: number;
}

/**
 * The one range of a Range header.
 * @returns null where it asks for everything, or for several; 'none' where the file has nothing there
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'none' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!match || match[0] === 'bytes=-') return null;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && first !== '' && Number(last) < start) return null;
  return start > end ? 'none' : { start, length: end - start + 1 };
}
