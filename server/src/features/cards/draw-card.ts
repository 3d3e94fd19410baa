import type { Cafe } from '@cortado/contract';
import { coverFor } from '@cortado/contract/cover-for';
import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repoRoot } from '../../core/repo-root.ts';
import * as texts from './texts.ts';

const require = createRequire(import.meta.url);

/** Which letters each file has, the commonest first. */
const FACES = {
  serif: ['newsreader', ['latin', 'latin-ext', 'vietnamese']],
  sans: ['hanken-grotesk', ['latin', 'latin-ext', 'vietnamese', 'cyrillic-ext']],
} as const;
type Face = keyof typeof FACES;

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

interface Covers {
  /** The inside of each drawing, by name. */
  drawings: ReadonlyMap<string, string>;
  /** The colours of each tint by variable, in the light theme. */
  tints: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

let read: Covers | undefined;

/** Reads the drawings and colours of the browser side. */
function readCovers(): Covers {
  const text = (path: string) => readFileSync(join(repoRoot, 'web/src', path), 'utf8');
  const symbols = text('ui/covers.svg').matchAll(/<symbol id="([\w-]+)"[^>]*>(.*?)<\/symbol>/gs);
  const tints = text('styles/tints.css').matchAll(/\.tint-(\w+) \{([^}]*)\}/g);
  return {
    drawings: new Map(Array.from(symbols, ([, name, inside]) => [name!, inside!])),
    tints: new Map(
      Array.from(tints, ([, name, rules]) => {
        const colours = rules!.matchAll(/--(cv-\w+): light-dark\((#\w+)/g);
        return [name!, new Map(Array.from(colours, ([, key, colour]) => [key!, colour!]))];
      }),
    ),
  };
}

/** The cover that is drawn for a cafe without a photo, as an SVG of 400 × 300, with its colours written out. */
function drawnCover(cafeId: number): string {
  read ??= readCovers();
  const { drawing, tint } = coverFor(cafeId);
  const colours = read.tints.get(tint)!;
  return read.drawings
    .get(drawing)!
    .replaceAll(
      /var\(--(cv-\w+),(#\w+)\)/g,
      (_all, name: string, otherwise: string) => colours.get(name) ?? otherwise,
    );
}

const SIZE = { width: 1200, height: 630 };
/** The picture is a square at the right. */
const PICTURE = SIZE.height;
const LEFT = SIZE.width - PICTURE;
const MARGIN = 56;
const COLOURS = { paper: '#faf7f2', ink: '#241a14', quiet: '#584a40', crema: '#b87333' };
const NAME = { size: 64, width: LEFT - 2 * MARGIN, lines: 3 };
const LINE_HEIGHT = 1.12;
const STAR = 'M12 2l3.1 6.3 6.9 1-5 4.9 1.2 6.8L12 17.8 5.8 21 7 14.2l-5-4.9 6.9-1z';

export type CardFacts = Pick<Cafe, 'id' | 'name' | 'area' | 'averageRating' | 'totalRatings'>;

function ratingLine({ averageRating, totalRatings }: CardFacts, y: number): string {
  if (averageRating === null) return '';
  const text = texts.rating(averageRating, totalRatings);
  const star = `<path transform="translate(${MARGIN} ${y - 27}) scale(1.35)" d="${STAR}" fill="${COLOURS.crema}"/>`;
  return star + textPath(text, 'sans', { x: MARGIN + 42, y, size: 30, fill: COLOURS.ink });
}

/**
 * The social card of a cafe as SVG, its texts as paths, because a server may have no fonts.
 * @param photo a square JPEG; null: the drawn cover
 */
export function drawCard(cafe: CardFacts, photo: Buffer | null): string {
  const name = breakLines(cafe.name, 'serif', NAME);
  const step = NAME.size * LINE_HEIGHT;
  const top = SIZE.height / 2 - ((name.length - 1) * step) / 2 - 20;
  const below = top + (name.length - 1) * step;
  const [area = ''] = breakLines(cafe.area, 'sans', { size: 32, width: NAME.width, lines: 1 });
  const box = `x="${LEFT}" y="0" width="${PICTURE}" height="${PICTURE}"`;
  const picture = photo
    ? `<image ${box} href="data:image/jpeg;base64,${photo.toString('base64')}"/>`
    : `<svg ${box} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">${drawnCover(cafe.id)}</svg>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${COLOURS.paper}"/>`,
    picture,
    textPath(texts.brand, 'serif', { x: MARGIN, y: 92, size: 34, fill: COLOURS.crema }),
    ...name.map((line, at) =>
      textPath(line, 'serif', {
        x: MARGIN,
        y: top + at * step,
        size: NAME.size,
        fill: COLOURS.ink,
      }),
    ),
    textPath(area, 'sans', { x: MARGIN, y: below + 58, size: 32, fill: COLOURS.quiet }),
    ratingLine(cafe, below + 112),
    '</svg>',
  ].join('');
}
