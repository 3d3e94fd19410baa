/** Which part of a strip that scrolls sideways, a part a screen, is in sight. */
export const indexInSight = ({ scrollLeft, clientWidth }: HTMLElement): number =>
  Math.round(scrollLeft / clientWidth);
