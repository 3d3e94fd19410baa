import { parse, type Declaration } from 'postcss';
import type { Sources } from './style-modules.ts';

/**
 * Where the layout changes: small phones, phones, one column, narrow desktops. In em, so that large text gets the layout of a narrower
 * screen. Custom properties don't work in media queries.
 */
const BREAKPOINTS = new Set(['22.5em', '35em', '56.25em', '75em']);
const WIDTH = /\((?:min|max)-width:[^)]*\)|\([^()]*\bwidth (?:<|>=)[^()]*\)/g;
/** The file whose business raw values are. */
const TOKENS = 'styles/tokens.css';
const LENGTH = /(?<![\w-])\d*\.?\d+(?:px|rem|em|pt|vw|%)/;
const OF_SCALE = /var\(--((?:text|radius|layer|color|shadow|font|ease|duration)-[\w-]+)/g;

/** Whether a query like `(35em <= width < 75em)` has widths of the scale alone. */
const isOfScale = (query: string) =>
  !query.includes('-width') && query.match(/[\d.]+\w*/g)?.every((width) => BREAKPOINTS.has(width));

/** Widths a source asks the screen for that are none of the breakpoints. */
function foreignWidths(path: string, source: string): string[] {
  return [...source.matchAll(WIDTH)]
    .filter(([query]) => !isOfScale(query))
    .map(([query]) => `${path} breaks at ${query}`);
}

/** Whether a value states by hand what a scale of the tokens is for. */
function isRaw({ prop, value }: Declaration): boolean {
  if (prop === 'z-index') return !/^(?:var\(--layer-[\w-]+\)|auto|inherit)$/.test(value);
  if (prop === 'font-size') return LENGTH.test(value);
  // What follows the slash is the line height.
  if (prop === 'font') return LENGTH.test(value.replace(/\/\s*\S+/, ''));
  if (!/^border(-\w+)*-radius$/.test(prop)) return false;
  return LENGTH.test(value.replaceAll(/calc\(var\(--radius[^)]*\)[^)]*\)|\b50%/g, ''));
}

/** Sizes, layers and breakpoints that are not from the tokens, and tokens there are none of. */
export function tokenFaults(sources: Sources): string[] {
  const known = new Set<string>();
  parse(sources.get(TOKENS) ?? '').walkDecls(/^--/, ({ prop }) => void known.add(prop.slice(2)));
  return [...sources].flatMap(([path, source]) => {
    const faults = foreignWidths(path, source);
    if (!path.endsWith('.css') || path === TOKENS) return faults;
    parse(source).walkDecls((decl) => {
      if (isRaw(decl)) faults.push(`${path}: ${decl.prop}: ${decl.value} is not from the tokens`);
      for (const [, name = ''] of decl.value.matchAll(OF_SCALE))
        if (!known.has(name)) faults.push(`${path}: there is no --${name}`);
    });
    return faults;
  });
}
