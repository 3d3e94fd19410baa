import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** Which letters each file has, the commonest first. */
const FACES = {
  serif: ['newsreader', ['latin', 'latin-ext', 'vietnamese']],
  sans: ['hanken-grotesk', ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext']],
} as const;
export type Face = keyof typeof FACES;

const opened = new Map<Face, Font[]>();

/** Reads the product's own fonts when they are first asked for: a server may have none of its own. */
function fontsOf(face: Face): Font[] {
  const known = opened.get(face);
  if (known) return known;
  const [family, subsets] = FACES[face];
  const fonts = subsets.map((subset) => {
    const path = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
    return create(readFileSync(require.resolve(path))) as Font;
  });
  opened.set(face, fonts);
  return fonts;
}

interface Glyph {
  path: string;
  /** In ems. */
  width: number;
  unitsPerEm: number;
}

/** Letters that no font has are left out. */
function glyphsOf(text: string, face: Face): Glyph[] {
  const fonts = fontsOf(face);
  return Array.from(text).flatMap((letter) => {
    const code = letter.codePointAt(0)!;
    const font = fonts.find((one) => one.hasGlyphForCodePoint(code));
    if (!font) return [];
    const { path, advanceWidth } = font.glyphForCodePoint(code);
    const { unitsPerEm } = font;
    return [{ path: path.toSVG(), width: advanceWidth / unitsPerEm, unitsPerEm }];
  });
}

export const textWidth = (text: string, face: Face, size: number): number =>
  glyphsOf(text, face).reduce((sum, { width }) => sum + width, 0) * size;

/** A line of text as SVG paths. @param y of its base line */
export function textPath(
  text: string,
  face: Face,
  { x, y, size, fill }: { x: number; y: number; size: number; fill: string },
): string {
  let at = x;
  const paths = glyphsOf(text, face).map(({ path, width, unitsPerEm }) => {
    const scale = size / unitsPerEm;
    const placed = `<path transform="translate(${at.toFixed(2)} ${y}) scale(${scale} ${-scale})" d="${path}"/>`;
    at += width * size;
    return placed;
  });
  return `<g fill="${fill}">${paths.join('')}</g>`;
}

/** Breaks a text into lines; the last one of so many ends with an ellipsis if there is more. */
export function breakLines(
  text: string,
  face: Face,
  { size, width, lines }: { size: number; width: number; lines: number },
): string[] {
  const fits = (line: string) => textWidth(line, face, size) <= width;
  const broken: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = broken.length === 0 ? word : `${broken.at(-1)} ${word}`;
    if (broken.length > 0 && fits(longer)) broken[broken.length - 1] = longer;
    else broken.push(word);
  }
  const shown = broken.slice(0, lines);
  return shown.map((line, at) => {
    if (fits(line) && !(at === lines - 1 && broken.length > lines)) return line;
    let cut = line;
    while (cut !== '' && !fits(`${cut}…`)) cut = cut.slice(0, -1);
    return `${cut}…`;
  });
}
