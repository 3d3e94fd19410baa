import type { Encoding } from './response-cache.ts';

const KNOWN = ['br', 'gzip'] as const;
const MAX_REMEMBERED = 200;
const remembered = new Map<string, readonly Encoding[]>();

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

/** The encodings a client takes, best first; `identity` goes without saying. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return [];
  let encodings = remembered.get(header);
  if (!encodings) {
    encodings = parse(header);
    if (remembered.size < MAX_REMEMBERED) remembered.set(header, encodings);
  }
  return encodings;
}
