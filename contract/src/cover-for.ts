export const DRAWINGS = [
  'espresso', 'beans', 'pour-over', 'siphon', 'french-press', 'chemex',
  'moka', 'bag', 'cup', 'window', 'stools', 'corner',
] as const; // prettier-ignore
export type Drawing = (typeof DRAWINGS)[number];

export const TINTS = ['crema', 'sage', 'clay', 'harbor', 'oat', 'roast'] as const;
export type Tint = (typeof TINTS)[number];

/** A well-mixed 32-bit hash of an id (the finalizer of MurmurHash3). */
function hash(id: number): number {
  let h = id | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85eb_ca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2_ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The drawn cover of a cafe without a photograph: always the same for the same id. */
export function coverFor(id: number): { drawing: Drawing; tint: Tint } {
  const h = hash(id);
  return { drawing: DRAWINGS[h % 12]!, tint: TINTS[(h >>> 8) % 6]! };
}
