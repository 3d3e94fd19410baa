import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverFor } from '@cortado/contract/cover-for';
import { repoRoot } from '../../core/repo-root.ts';

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
export function drawnCover(cafeId: number): string {
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
