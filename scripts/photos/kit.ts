/** What the drawn photographs of the demo are made of: a frame with depth of field, light and grain, and things that stand in several of them. */

export interface Scene {
  /** The name of its files. */
  name: string;
  alt: string;
  /** What matters most, in percent from the left and from the top. */
  focal: readonly [number, number];
  /** The drawing, 1200 × 900. */
  svg: string;
}

/** Blur as of a lens: `near` is hardly out of focus, `far` is a backdrop, `glow` only light. */
export const near = (inside: string) => `<g filter="url(#near)">${inside}</g>`;
export const far = (inside: string) => `<g filter="url(#far)">${inside}</g>`;
export const glow = (inside: string) => `<g filter="url(#glow)">${inside}</g>`;
export const at = (x: number, y: number, scale: number, inside: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${inside}</g>`;
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${by}"/></filter>`;

const DEFINITIONS =
  blur('near', 3.5) +
  blur('far', 13) +
  blur('glow', 42) +
  '<filter id="grain" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .46  0 0 0 0 .4  0 0 0 .5 -.12"/></filter>' +
  '<radialGradient id="corners" cx=".5" cy=".46" r=".78"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-color="#140b06" stop-opacity=".42"/></radialGradient>';

/** A photograph: what is drawn, a tint of its light, darker corners and grain. */
export const photograph = (background: string, light: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900">${DEFINITIONS}` +
  `<rect width="1200" height="900" fill="${background}"/>${inside}` +
  `<rect width="1200" height="900" fill="${light}" opacity=".09"/>` +
  '<rect width="1200" height="900" fill="url(#corners)"/><rect width="1200" height="900" filter="url(#grain)" opacity=".11"/></svg>\n';

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rest = '',
) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${rest}/>`;
export const path = (d: string, fill: string, rest = '') =>
  `<path d="${d}" fill="${fill}" ${rest}/>`;
export const line = (d: string, stroke: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${rest}/>`;
export const disc = (x: number, y: number, rx: number, ry: number, fill: string, rest = '') =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${rest}/>`;

/** What a thing casts on what it stands on. */
export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 0.45) =>
  near(disc(x, y, rx, ry, '#150b05', `opacity="${opacity}"`));

/** Lights far behind, out of focus. */
export const bokeh = (
  lights: readonly (readonly [x: number, y: number, r: number])[],
  fill: string,
) => far(lights.map(([x, y, r]) => disc(x, y, r, r, fill, 'opacity=".62"')).join(''));
