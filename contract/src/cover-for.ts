export const DRAWINGS = [
  'espresso', 'beans', 'pour-over', 'siphon', 'french-press', 'chemex',
  'moka', 'bag', 'cup', 'window', 'stools', 'corner',
] as const; // prettier-ignore
export type Drawing = (typeof DRAWINGS)[number];

export const TINTS = ['crema', 'sage', 'clay', 'harbor', 'oat', 'roast'] as const;
export type Tint = (typeof TINTS)[number];

/**
 * The drawn cover of a cafe without a photograph: always the same for the same id. The 72 covers are used in turn, each twelve
 * with all drawings, and no two cafes added one after the other have the same.
 */
export function coverFor(id: number): { drawing: Drawing; tint: Tint } {
  const turn = Math.floor(id / 12);
  return { drawing: DRAWINGS[(id * 7 + turn * 6) % 12]!, tint: TINTS[(id + turn) % 6]! };
}
