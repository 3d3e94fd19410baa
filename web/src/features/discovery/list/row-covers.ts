import { coverFor, DRAWINGS, type Drawing, type Tint } from '@cortado/contract/cover-for';

export interface RowCover {
  drawing: Drawing;
  tint: Tint;
}

/** The drawn cover of each row; one that would repeat the row above takes the next drawing. */
export function rowCovers(ids: readonly number[]): RowCover[] {
  const covers: RowCover[] = [];
  for (const id of ids) {
    const { drawing, tint } = coverFor(id);
    const next = DRAWINGS[(DRAWINGS.indexOf(drawing) + 1) % DRAWINGS.length]!;
    covers.push({ drawing: covers.at(-1)?.drawing === drawing ? next : drawing, tint });
  }
  return covers;
}
