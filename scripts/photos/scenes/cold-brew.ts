import {
  bokeh,
  disc,
  far,
  glow,
  line,
  near,
  path,
  photograph,
  rect,
  repeat,
  type Scene,
} from '../kit.ts';
import { boards } from '../things.ts';

const glass =
  near(path('M470 812L900 760L1010 850L520 880Z', '#3b1d0c', 'opacity=".4"')) +
  glow(path('M620 800L900 780L960 840L640 850Z', '#E59A4E', 'opacity=".7"')) +
  path(
    'M430 190H730L690 820C688 832 680 838 668 838H492C480 838 472 832 470 820Z',
    '#F3F6EF',
    'opacity=".35"',
  ) +
  path('M440 280H720L686 812C684 824 676 828 666 828H494C484 828 476 824 474 812Z', '#3B1D0F') +
  path(
    'M440 280H720L714 370C660 430 640 350 590 420C560 470 530 380 500 440C480 480 460 430 450 400Z',
    '#EBD3B0',
  ) +
  path(
    'M500 430C520 520 480 560 520 640C500 560 540 520 526 420ZM600 410C630 500 590 540 610 610C640 540 640 480 622 400ZM676 380C700 460 660 500 672 560C694 500 704 440 700 380Z',
    '#C79A6B',
    'opacity=".85"',
  ) +
  path('M690 300L662 800', '#fff', 'stroke="#B0662F" stroke-width="16" opacity=".7"') +
  repeat(
    5,
    (index) =>
      `<g transform="rotate(${((index * 31) % 50) - 22} ${490 + index * 46} ${280 + (index % 2) * 34})">${rect(456 + index * 46, 250 + (index % 2) * 34, 72, 66, '#F7FAF4', 'rx="12" opacity=".72"')}${rect(464 + index * 46, 258 + (index % 2) * 34, 22, 40, '#fff', 'rx="8" opacity=".8"')}</g>`,
  ) +
  disc(580, 190, 150, 18, '#FBFDF7', 'opacity=".55"') +
  line('M462 330L496 770', '#fff', 12, 'opacity=".6"') +
  repeat(26, (index) =>
    disc(
      470 + ((index * 83) % 220),
      470 + ((index * 131) % 330),
      4 + (index % 3),
      6,
      '#fff',
      'opacity=".35"',
    ),
  ) +
  line('M640 110L596 420', '#C44B33', 18) +
  line('M636 110L594 400', '#F3EADC', 5);

export const coldBrew: Scene = {
  name: 'cold-brew',
  alt: 'A tall glass of cold brew with ice, milk sinking into it, in the low sun of a terrace',
  focal: [49, 50],
  svg: photograph(
    '#A9A26B',
    '#FFD58A',
    glow(
      rect(-60, -60, 1320, 700, '#93A168') +
        disc(930, 180, 330, 300, '#FFF0BE') +
        rect(-60, 300, 600, 420, '#5F7348'),
    ) +
      bokeh(
        [
          [140, 160, 70],
          [300, 90, 46],
          [230, 330, 56],
          [60, 430, 40],
          [900, 420, 60],
          [1060, 330, 76],
          [1150, 520, 44],
          [820, 110, 50],
        ],
        '#FFF6CF',
      ) +
      far(
        line('M-40 560H520', '#4A3424', 22) +
          line('M100 420V720M380 420V720', '#4A3424', 18) +
          path('M780 560H1240V600H780Z', '#7A5A3C'),
      ) +
      boards(700, 220, '#A4774C', '#7D5733', 3) +
      glow(path('M560 700H1240V800L700 920Z', '#FFE3A6', 'opacity=".6"')) +
      near(
        path('M140 810L330 790L350 806L160 828Z', '#EFE6D6') + disc(250, 790, 70, 12, '#C6B79E'),
      ) +
      glass,
  ),
};
