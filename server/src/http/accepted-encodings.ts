import type { Encoding } from './ready-response.ts';

const KNOWN = ['br', 'gzip'] as const;
const MAX_CACHED = 200;
const cache = new Map<string, readonly Encoding[]>();

function parse(header: string): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim());
    const q = params.find((param) => param.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  return KNOWN.filter((name) => weightOf(name) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
}

/** The compressed encodings a client accepts, the preferred one first; parsed headers are cached. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return [];
  let encodings = cache.get(header);
  if (!encodings) {
    encodings = parse(header);
    if (cache.size < MAX_CACHED) cache.set(header, encodings);
  }
  return encodings;
}
