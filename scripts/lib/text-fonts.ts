import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { repoRoot } from '../../server/src/core/repo-root.ts';

const STYLES = join(repoRoot, 'web/src/styles/fonts.css');
const PACKAGES = join(repoRoot, 'node_modules/@fontsource-variable');

/** The weights in use; of the serif the sizes too, which are its optical sizes in pixels. */
const SOURCES = [
  {
    file: 'newsreader-text.woff2',
    source: 'newsreader/files/newsreader-latin-opsz-normal.woff2',
    axes: { wght: { min: 400, max: 600 }, opsz: { min: 14, max: 56 } },
  },
  {
    file: 'hanken-grotesk-text.woff2',
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    // The names of waters and parks on the map, in the characters of the serif.
    file: 'newsreader-map-italic.woff2',
    source: 'newsreader/files/newsreader-latin-wght-italic.woff2',
    axes: { wght: 500 },
    like: 'newsreader-text.woff2',
  },
];

/** 'U+0020-007E, U+00A0' as the characters themselves. */
function charactersOf(range: string): string {
  return range
    .split(',')
    .map((part) => part.trim().replace('U+', '').split('-'))
    .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const)
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/**
 * The fonts a page starts with: subsets of the packages' files with the characters that fonts.css gives
 * their faces.
 * @returns path from the project's folder → woff2
 */
export async function textFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const styles = await readFile(STYLES, 'utf8');
  const faces = styles.split('@font-face');
  const cut = SOURCES.map(async ({ file, source, axes, like = file }) => {
    const face = faces.find((one) => one.includes(`./fonts/${like}`)) ?? '';
    const [, range] = /unicode-range:([^;]+)/.exec(face) ?? [];
    if (!range) throw new Error(`fonts.css has no face of ${like}.`);
    const font = await subsetFont(await readFile(join(PACKAGES, source)), charactersOf(range), {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    return [`web/src/styles/fonts/${file}`, font] as const;
  });
  return new Map(await Promise.all(cut));
}
