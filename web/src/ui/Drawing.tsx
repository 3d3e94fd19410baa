import covers from './covers.svg?url';
import type { Drawing as DrawingName, Tint } from '@cortado/contract/cover-for';

/** One of the twelve drawings in one of six tints; it says nothing, so it has no name. */
export function Drawing({ drawing, tint }: { drawing: DrawingName; tint: Tint }) {
  return (
    <svg
      className={`cover tint-${tint}`}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${covers}#${drawing}`} />
    </svg>
  );
}
