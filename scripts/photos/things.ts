import { at, disc, line, near, path, rect, repeat, shadow } from './kit.ts';

/** A cup of coffee seen from a little above; its rim is at the origin, 156 wide. */
export const cup = (x: number, y: number, scale: number, light = '#F3EADC', dark = '#CBB9A0') =>
  at(
    x,
    y,
    scale,
    shadow(10, 116, 124, 18) +
      disc(0, 112, 116, 15, dark) +
      disc(0, 107, 116, 15, light) +
      line('M70 22c56-6 56 58-6 58', dark, 14) +
      path('M-78 0H78C80 66 48 108 0 108S-80 66-78 0Z', light) +
      path('M26 8H78C78 66 48 108 0 108C36 92 42 52 26 8Z', dark, 'opacity=".85"') +
      disc(0, 0, 78, 17, light) +
      disc(0, 2, 68, 12.5, '#55301C') +
      path('M-48 1C-18-8 28-7 48 2C18 10-22 10-48 1Z', '#C08A58', 'opacity=".85"'),
  );

/** A plant in a pot that stands at the origin. */
export const plant = (x: number, y: number, scale: number, pot = '#A3542F', leaf = '#4C5F3D') =>
  at(
    x,
    y,
    scale,
    shadow(6, 2, 62, 10) +
      [-66, -38, -12, 14, 40, 68]
        .map((turn, index) =>
          path(
            'M0-84C-34-150-26-230 0-268C26-230 34-150 0-84Z',
            index % 2 ? leaf : '#6B7F50',
            `transform="rotate(${turn} 0 -84)"`,
          ),
        )
        .join('') +
      path('M-46-96H46L36 0H-36Z', pot) +
      path('M12-96H46L36 0H6Z', '#1c0d06', 'opacity=".22"') +
      rect(-52, -108, 104, 20, pot, 'rx="5"'),
  );

/** A lamp that hangs from above to its shade at y. */
export const pendant = (x: number, y: number, scale: number, shade = '#2B1D15') =>
  at(
    x,
    y,
    scale,
    rect(-2, -900, 4, 860, '#1A110C') +
      path('M-14-44H14L62 14H-62Z', shade) +
      disc(0, 14, 62, 11, '#FFF2CF') +
      near(disc(0, 26, 34, 22, '#FFE3A0', 'opacity=".7"')),
  );

/** The light of a pendant, drawn under what it falls on. */
export const cone = (x: number, y: number, width: number, height: number, opacity = 0.16) =>
  near(
    path(
      `M${x - 50} ${y}H${x + 50}L${x + width / 2} ${y + height}H${x - width / 2}Z`,
      '#FFDF9A',
      `opacity="${opacity}"`,
    ),
  );

/** A bag of coffee that stands at the origin. */
export const bag = (x: number, y: number, scale: number, tone: string) =>
  at(
    x,
    y,
    scale,
    shadow(4, 2, 64, 9) +
      path('M-54-180H54L60 0H-60Z', tone) +
      path('M18-180H54L60 0H22Z', '#120904', 'opacity=".24"') +
      rect(-54, -196, 108, 22, tone) +
      rect(-54, -178, 108, 7, '#120904', 'opacity=".3"') +
      rect(-34, -130, 68, 88, '#F3EADC') +
      path('M-16-98C-20-118 14-126 17-104C20-82-12-78-16-98Z', '#5A3320') +
      line('M-13-94C-2-108 4-92 15-110', '#F3EADC', 3) +
      rect(-20, -68, 40, 4, '#5A3320') +
      rect(-13, -58, 26, 4, '#5A3320'),
  );

/** A jar with something in it, standing at the origin. */
export const jar = (x: number, y: number, scale: number, content: string) =>
  at(
    x,
    y,
    scale,
    shadow(2, 1, 46, 7) +
      rect(-42, -128, 84, 128, '#E3E6DF', 'rx="12" opacity=".6"') +
      rect(-38, -92, 76, 88, content, 'rx="9"') +
      rect(-34, -150, 68, 26, '#7A5234', 'rx="5"') +
      rect(-30, -118, 10, 98, '#fff', 'rx="5" opacity=".5"'),
  );

/** Somebody seen from the waist up, as a shape against the light; the waist is at the origin. */
export const person = (x: number, y: number, scale: number, clothes: string, hair = '#2A1A12') =>
  at(
    x,
    y,
    scale,
    path('M-70 0C-76-92-52-130-18-140H18C52-130 76-92 70 0Z', clothes) +
      rect(-13, -168, 26, 40, '#B98562', 'rx="12"') +
      disc(0, -194, 33, 40, '#C7936E') +
      path('M-36-190C-40-252 40-252 36-190C30-214 10-222-8-220C-22-218-32-208-36-190Z', hair),
  );

/** Floor or counter boards between two heights, with their joints. */
export const boards = (y: number, height: number, tone: string, joint: string, count: number) =>
  rect(-20, y, 1240, height, tone) +
  repeat(count, (index) => rect(0, y + ((index + 1) * height) / (count + 1), 1200, 3, joint));

/** A wall of bricks. */
export function bricks(
  width: number,
  height: number,
  tones: readonly string[],
  mortar: string,
): string {
  const rows = Math.ceil(height / 30);
  const columns = Math.ceil(width / 74) + 1;
  return (
    rect(0, 0, width, height, mortar) +
    repeat(rows, (row) =>
      repeat(columns, (column) =>
        rect(
          column * 74 - (row % 2) * 37,
          row * 30,
          70,
          26,
          tones[(row * 7 + column * 11 + ((row * column) % 5)) % tones.length]!,
        ),
      ),
    )
  );
}
