/** The visible part of a strip that scrolls sideways, one part a screen. */
export const indexInSight = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(scrollLeft / clientWidth);
