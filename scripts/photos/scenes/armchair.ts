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
import { boards, cup, plant } from '../things.ts';

const books = (y: number) =>
  repeat(14, (index) =>
    rect(
      66 + index * 24,
      y - 74 - ((index * 13) % 22),
      20,
      74 + ((index * 13) % 22),
      ['#7A3B2A', '#3F5648', '#D9C8A4', '#2F3B4A', '#B07A43'][(index * 3 + y) % 5]!,
    ),
  );
const chair =
  shadow(610, 800, 290, 26, 0.5) +
  line('M430 740L412 806M790 740L808 806', '#2B1A10', 20) +
  path('M390 330C390 280 440 250 600 250S810 280 810 330L830 640H370Z', '#3F6158') +
  path('M690 256C770 266 810 290 810 330L830 640H700Z', '#2C463F') +
  rect(430, 560, 340, 90, '#54796E', 'rx="30"') +
  rect(420, 620, 360, 130, '#36544C', 'rx="20"') +
  path('M330 520C330 480 430 480 430 520V750H350C336 750 330 740 330 726Z', '#4A6E64') +
  path('M870 520C870 480 770 480 770 520V750H850C864 750 870 740 870 726Z', '#294039') +
  repeat(3, (row) =>
    repeat(3, (column) =>
      disc(510 + column * 90 - (row % 2) * 20, 340 + row * 70, 7, 7, '#223933'),
    ),
  ) +
  path('M470 470L600 440L640 560L500 580Z', '#D9A15F') +
  path('M556 450L600 440L640 560L600 566Z', '#B57F42');
const lamp =
  line('M960 250V800', '#20150F', 10) +
  disc(960, 804, 80, 14, '#20150F') +
  path('M880 250L918 120H1002L1040 250Z', '#F3DDAE') +
  path('M980 120H1002L1040 250H990Z', '#D3B57E') +
  glow(disc(960, 240, 190, 160, '#FFD98C', 'opacity=".6"'));

export const armchair: Scene = {
  name: 'armchair',
  alt: 'A green armchair beside a lit lamp and a shelf of books',
  focal: [52, 55],
  svg: photograph(
    '#A6604A',
    '#FFD79A',
    glow(
      rect(-60, -60, 1320, 900, '#A7654D') +
        disc(960, 260, 460, 380, '#E9AE74') +
        rect(-60, -60, 300, 1000, '#5E3327'),
    ) +
      rect(-20, 690, 1240, 60, '#E7D8C0') +
      rect(-20, 690, 1240, 8, '#F7ECD9') +
      boards(750, 170, '#6E472B', '#4F311B', 3) +
      glow(disc(960, 850, 320, 70, '#F2C385', 'opacity=".6"')) +
      near(
        rect(40, 120, 380, 640, '#3D281B') +
          rect(56, 136, 348, 608, '#2A1A11') +
          [270, 420, 570, 720].map((y) => books(y) + rect(56, y, 348, 14, '#4E3423')).join(''),
      ) +
      near(
        rect(520, 60, 220, 150, '#2B1D15') +
          rect(534, 74, 192, 122, '#E9E0CC') +
          path('M534 196V150C580 110 620 170 660 130S710 120 726 140V196Z', '#8FA398') +
          disc(680, 104, 16, 16, '#D98F4A'),
      ) +
      lamp +
      chair +
      at(
        960,
        640,
        1,
        shadow(60, 190, 110, 16) +
          line('M60 10V180M20 186H100', '#20150F', 12) +
          disc(60, 4, 120, 22, '#5A3A24') +
          disc(60, 0, 120, 22, '#A9764A'),
      ) +
      cup(1030, 560, 0.66) +
      plant(1160, 830, 1.5, '#D9CDBB', '#46583A') +
      far(disc(40, 920, 240, 110, '#1B100A')),
  ),
};
