import {
  at,
  disc,
  far,
  glow,
  line,
  near,
  path,
  photograph,
  rect,
  repeat,
  shadow,
  type Scene,
} from '../kit.ts';
import { bricks, person, plant } from '../things.ts';

const window = (x: number, width: number) =>
  rect(x, 330, width, 350, '#20332E') +
  rect(x + 16, 346, width - 32, 318, '#F0C987') +
  far(
    `<clipPath id="w${x}">${rect(x + 16, 346, width - 32, 318, '#000')}</clipPath><g clip-path="url(#w${x})">${disc(x + width * 0.3, 420, 60, 50, '#FFF2CC')}${disc(x + width * 0.75, 410, 46, 40, '#FFF2CC')}${rect(x, 590, width, 90, '#7A4E30')}</g>`,
  ) +
  path(`M${x + 16} 346H${x + width * 0.45}L${x + 70} 664H${x + 16}Z`, '#fff', 'opacity=".17"');
const awning =
  path('M150 250H1050L1090 344H110Z', '#EFE6D6') +
  repeat(9, (index) =>
    path(
      `M${200 + index * 100} 250H${250 + index * 100}L${246 + index * 104} 344H${194 + index * 104}Z`,
      '#3E6B5C',
    ),
  ) +
  repeat(19, (index) => disc(136 + index * 51.6, 344, 26, 16, index % 2 ? '#3E6B5C' : '#EFE6D6'));
const bicycle = at(
  930,
  742,
  1,
  line(
    'M-90 0a58 58 0 1 0 .1 0ZM110 0a58 58 0 1 0 .1 0Z',
    '#241812',
    7,
    'transform="translate(0 -58)"',
  ) +
    line(
      'M-90-2L-40-96H70L110-2M-40-96L20-6L70-96M-90-2H20M-52-122L-40-96M-78-124H-30M70-96L62-134H96',
      '#A9402C',
      8,
    ),
);

export const brickFront: Scene = {
  name: 'brick-front',
  alt: 'A brick street front with a green striped awning, a bicycle leaning before the window',
  focal: [46, 58],
  svg: photograph(
    '#6E4434',
    '#FFE1B0',
    bricks(1200, 700, ['#9C5741', '#8B4A37', '#A8634A', '#7F4434', '#934F3B'], '#6A4136') +
      rect(180, 40, 150, 170, '#E5DCCB') +
      rect(194, 54, 122, 142, '#7D939A') +
      rect(870, 40, 150, 170, '#E5DCCB') +
      rect(884, 54, 122, 142, '#7D939A') +
      line('M255 54V196M194 125H316M945 54V196M884 125H1006', '#E5DCCB', 7) +
      rect(150, 230, 900, 470, '#1C2D28') +
      window(180, 400) +
      window(790, 230) +
      rect(610, 330, 150, 370, '#16241F') +
      rect(630, 352, 110, 250, '#E9BE78') +
      disc(742, 540, 7, 7, '#E7C98F') +
      near(person(300, 664, 0.72, '#4A5A66') + person(470, 664, 0.72, '#8B5E47', '#5A3A22')) +
      rect(196, 620, 368, 44, '#5C3A25') +
      near(path('M150 340H1050V390H150Z', '#0c0704', 'opacity=".35"')) +
      awning +
      rect(-20, 700, 1240, 220, '#A39A8E') +
      rect(-20, 700, 1240, 12, '#C9C1B5') +
      repeat(6, (index) =>
        line(`M${index * 240 - 60} 720L${index * 300 - 210} 920`, '#877E73', 4),
      ) +
      glow(path('M0 700H700L420 920H0Z', '#FFF0CF', 'opacity=".5"')) +
      shadow(390, 716, 200, 12) +
      rect(220, 640, 330, 16, '#8B5A36', 'rx="4"') +
      rect(246, 656, 14, 62, '#2B1D15') +
      rect(510, 656, 14, 62, '#2B1D15') +
      plant(600, 724, 0.9, '#3C4A4E') +
      shadow(940, 746, 180, 12) +
      bicycle +
      far(
        path('M-60-40H300C340 60 240 130 150 110C100 200-20 190-60 120Z', '#55693F') +
          path('M1240-40H1040C1010 40 1080 110 1150 96L1240 140Z', '#617546'),
      ),
  ),
};
