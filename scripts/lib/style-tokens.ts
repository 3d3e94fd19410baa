import { list, parse, type Declaration } from 'postcss';
import { BREAKPOINTS } from '../../web/src/lib/breakpoints.ts';
import type { Sources } from './style-modules.ts';

const WIDTHS: ReadonlySet<string> = new Set(Object.values(BREAKPOINTS));
const WIDTH = /\((?:min|max)-width:[^)]*\)|\([^()]*\bwidth (?:<|>=)[^()]*\)/g;
/** The file that defines the raw values. */
const TOKENS = 'styles/tokens.css';
/** Elements at a point of a map, whose west is always at the left. */
const OF_MAP = new Set(['map/marker.module.css', 'map/popup.module.css']);
const LENGTH = /(?<![\w-])\d*\.?\d+(?:px|rem|em|pt|vw|%)/;
/** Pixels between things; 1 and 2 are optical corrections. */
const SPACES = new Set([0, 1, 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64]);
/** Pixels of rows; controls between them take a token. */
const ROWS = new Set([24, 56, 64]);
const OF_SCALE = /var\(--((?:text|radius|layer|color|shadow|font|ease|duration)-[\w-]+)/g;

/** A side that should turn with the direction of the text; the halves of a box and places on a map don't. */
function isOneSided({ prop, value }: Declaration, path: string): boolean {
  if (/^(?:left|right)$/.test(prop)) return !/^(?:calc\()?50%/.test(value) && !OF_MAP.has(path);
  if (/^(?:text-align|float)$/.test(prop)) return /^(?:left|right)$/.test(value);
  if (/^(?:margin|padding|inset)$/.test(prop)) {
    const [, right, , left] = list.space(value);
    return left !== undefined && left !== right;
  }
  return /^(?:scroll-)?(?:margin|padding|border)-(?:left|right)/.test(prop);
}

/** Whether a query like `(35em <= width < 75em)` has widths of the scale alone. */
const isOfScale = (query: string) =>
  !query.includes('-width') && query.match(/[\d.]+\w*/g)?.every((width) => WIDTHS.has(width));

/** Widths in media queries of styles that are not breakpoints; scripts take their queries from the breakpoints. */
function foreignWidths(path: string, source: string): string[] {
  if (path === 'lib/breakpoints.ts') return [];
  return [...source.matchAll(WIDTH)]
    .filter(([query]) => !path.endsWith('.css') || !isOfScale(query))
    .map(([query]) => `${path} breaks at ${query}`);
}

/** Whether a raw value is used where there is a scale of tokens. */
function isRaw({ prop, value }: Declaration): boolean {
  if (prop === 'z-index') return !/^(?:var\(--layer-[\w-]+\)|auto|inherit)$/.test(value);
  if (prop === 'font-size') return LENGTH.test(value);
  // What follows the slash is the line height.
  if (prop === 'font') return LENGTH.test(value.replace(/\/\s*\S+/, ''));
  if (!/^border(-\w+)*-radius$/.test(prop)) return false;
  return LENGTH.test(value.replaceAll(/calc\(var\(--radius[^)]*\)[^)]*\)|\b50%/g, ''));
}

/** Whether a distance is not of the scale, which is in pixels: it does not grow with the text. */
function isOddSpace({ prop, value }: Declaration): boolean {
  if (!/^(?:(?:scroll-)?(?:margin|padding)|(?:row-|column-)?gap$)/.test(prop)) return false;
  const lengths = value.matchAll(/(?<![\w.-])-?(\d*\.?\d+)(px|rem|em)\b/g);
  return [...lengths].some(([, amount, unit]) => unit !== 'px' || !SPACES.has(Number(amount)));
}

/** Whether a control or a row has a height of its own. With a width it is a picture or an icon. */
function isOddHeight({ prop, value, parent }: Declaration): boolean {
  if (!/^(?:min-)?(?:height|block-size)$/.test(prop)) return false;
  // What the tokens of controls are.
  if (/^calc\(1rem \+ \d+px\)$/.test(value)) return true;
  const [, amount, unit] = /^(\d*\.?\d+)(px|rem)$/.exec(value) ?? [];
  const pixels = Number(amount) * (unit === 'rem' ? 16 : 1);
  if (!(pixels > 22 && pixels <= 64) || ROWS.has(pixels)) return false;
  return !parent?.some((node) => node.type === 'decl' && /^(?:width|inline-size)$/.test(node.prop));
}

/** Sizes, spaces, layers and breakpoints that are not from the tokens, unknown tokens, and sides that are left or right. */
export function tokenFaults(sources: Sources): string[] {
  const known = new Set<string>();
  parse(sources.get(TOKENS) ?? '').walkDecls(/^--/, ({ prop }) => void known.add(prop.slice(2)));
  return [...sources].flatMap(([path, source]) => {
    const faults = foreignWidths(path, source);
    if (!path.endsWith('.css') || path === TOKENS) return faults;
    parse(source).walkDecls((decl) => {
      if (isRaw(decl) || isOddSpace(decl) || isOddHeight(decl))
        faults.push(`${path}: ${decl.prop}: ${decl.value} is not from the tokens`);
      if (isOneSided(decl, path))
        faults.push(`${path}: ${decl.prop}: ${decl.value} does not turn with the text`);
      for (const [, name = ''] of decl.value.matchAll(OF_SCALE))
        if (!known.has(name)) faults.push(`${path}: there is no --${name}`);
    });
    return faults;
  });
}
