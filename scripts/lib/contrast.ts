import { parse } from 'postcss';

export type Theme = 'light' | 'dark';
/** A custom property's name without its dashes → its value. */
type Palette = ReadonlyMap<string, string>;

const TWO_THEMES = /^light-dark\(\s*([^,()]+?)\s*,\s*([^,()]+?)\s*\)$/;

/** The colours of `:root`, and those of each `.tint-…` over them. */
export function readPalettes(css: string): { root: Palette; tints: ReadonlyMap<string, Palette> } {
  const root = new Map<string, string>();
  const own = new Map<string, Map<string, string>>();
  parse(css).walkRules(({ selector, selectors, nodes }) => {
    const tint = /^\.tint-(\w+)$/.exec(selector)?.[1];
    const palette = selectors.includes(':root') ? root : new Map<string, string>();
    for (const node of nodes)
      if (node.type === 'decl' && node.prop.startsWith('--'))
        palette.set(node.prop.slice(2), node.value);
    if (tint !== undefined) own.set(tint, palette);
  });
  return {
    root,
    tints: new Map([...own].map(([tint, set]) => [tint, new Map([...root, ...set])])),
  };
}

function hexOf(palette: Palette, name: string, theme: Theme): string {
  const value = palette.get(name);
  if (value === undefined) throw new Error(`There is no --${name}.`);
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (other !== undefined) return hexOf(palette, other, theme);
  const [, light, dark] = TWO_THEMES.exec(value) ?? [value, value, value];
  const hex = (theme === 'light' ? light : dark).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`--${name} is no colour in hex: ${value}`);
  return hex;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2's contrast ratio of two of a palette's colours, 1 to 21. */
export function contrast(palette: Palette, ink: string, ground: string, theme: Theme): number {
  const [darker = 0, lighter = 0] = [ink, ground]
    .map((name) => luminance(hexOf(palette, name, theme)))
    .toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
