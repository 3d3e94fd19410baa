import type { Cafe } from '@cortado/contract';
import { drawnCover } from './drawn-cover.ts';
import { breakLines, textPath } from './text-path.ts';
import * as texts from './texts.ts';

const SIZE = { width: 1200, height: 630 };
/** The picture is a square at the right. */
const PICTURE = SIZE.height;
const LEFT = SIZE.width - PICTURE;
const MARGIN = 56;
const COLOURS = { paper: '#faf7f2', ink: '#241a14', quiet: '#584a40', crema: '#b87333' };
const NAME = { size: 64, width: LEFT - 2 * MARGIN, lines: 3 };
const LINE_HEIGHT = 1.12;
const STAR = 'M12 2l3.1 6.3 6.9 1-5 4.9 1.2 6.8L12 17.8 5.8 21 7 14.2l-5-4.9 6.9-1z';

export type CardFacts = Pick<Cafe, 'id' | 'name' | 'area' | 'averageRating' | 'totalRatings'>;

function ratingLine({ averageRating, totalRatings }: CardFacts, y: number): string {
  if (averageRating === null) return '';
  const text = texts.rating(averageRating, totalRatings);
  const star = `<path transform="translate(${MARGIN} ${y - 27}) scale(1.35)" d="${STAR}" fill="${COLOURS.crema}"/>`;
  return star + textPath(text, 'sans', { x: MARGIN + 42, y, size: 30, fill: COLOURS.ink });
}

/**
 * The social card of a cafe as SVG, its texts as paths, because a server may have no fonts.
 * @param photo a square JPEG; null: the drawn cover
 */
export function drawCard(cafe: CardFacts, photo: Buffer | null): string {
  const name = breakLines(cafe.name, 'serif', NAME);
  const step = NAME.size * LINE_HEIGHT;
  const top = SIZE.height / 2 - ((name.length - 1) * step) / 2 - 20;
  const below = top + (name.length - 1) * step;
  const [area = ''] = breakLines(cafe.area, 'sans', { size: 32, width: NAME.width, lines: 1 });
  const box = `x="${LEFT}" y="0" width="${PICTURE}" height="${PICTURE}"`;
  const picture = photo
    ? `<image ${box} href="data:image/jpeg;base64,${photo.toString('base64')}"/>`
    : `<svg ${box} viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">${drawnCover(cafe.id)}</svg>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">`,
    `<rect width="100%" height="100%" fill="${COLOURS.paper}"/>`,
    picture,
    textPath(texts.brand, 'serif', { x: MARGIN, y: 92, size: 34, fill: COLOURS.crema }),
    ...name.map((line, at) =>
      textPath(line, 'serif', {
        x: MARGIN,
        y: top + at * step,
        size: NAME.size,
        fill: COLOURS.ink,
      }),
    ),
    textPath(area, 'sans', { x: MARGIN, y: below + 58, size: 32, fill: COLOURS.quiet }),
    ratingLine(cafe, below + 112),
    '</svg>',
  ].join('');
}
