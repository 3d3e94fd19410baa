/**
 * Where the layout changes, for styles and scripts alike: small phones, phones, one column, narrow desktops. In em, so
 * that large text gets the layout of a narrower screen. Styles write them out, for custom properties don't work in
 * media queries; a test refuses other widths there.
 */
export const BREAKPOINTS = {
  smallPhone: '22.5em',
  phone: '35em',
  oneColumn: '56.25em',
  narrowDesktop: '75em',
} as const;

/** A media query for windows narrower than a breakpoint. */
export const below = (name: keyof typeof BREAKPOINTS) => `(width < ${BREAKPOINTS[name]})`;

/** A media query for windows as wide as a breakpoint or wider. */
export const atLeast = (name: keyof typeof BREAKPOINTS) => `(width >= ${BREAKPOINTS[name]})`;
