import {
  at,
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
import { person } from '../things.ts';

const croissant = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    disc(4, 4, 92, 12, '#3a2010', 'opacity=".45"') +
      path('M-92 0C-88-60-40-84 0-84S88-60 92 0C60-22 30-30 0-30S-60-22-92 0Z', '#C4803C') +
      path('M-84-14C-76-60-36-80 0-80C-20-62-30-44-32-28Z', '#DFA55C') +
      line('M-46-70L-34-30M0-82V-32M46-70L34-30', '#8F5423', 6),
  );
const bun = (x: number, y: number, tone: string) =>
  at(
    x,
    y,
    1,
    disc(3, 2, 58, 9, '#3a2010', 'opacity=".45"') +
      path('M-56 0C-60-60-30-78 0-78S60-60 56 0Z', tone) +
      path('M-46-24C-44-60-20-70 0-70C-20-60-30-40-30-20Z', '#fff', 'opacity=".25"') +
      line('M-20-34C-6-56 20-52 24-30', '#fff', 5, 'opacity=".55"'),
  );
const cake = (x: number, y: number) =>
  at(
    x,
    y,
    1,
    path('M-70 0V-70L70-84V0Z', '#6E3A22') +
      rect(-70, -44, 140, 10, '#F3E6D2') +
      path('M-70-70L70-84V-66L-70-52Z', '#F6EAD8') +
      disc(20, -84, 14, 12, '#A9302A'),
  );
const shelf = (y: number) =>
  rect(60, y, 1080, 12, '#E7E2D6') + rect(60, y + 12, 1080, 6, '#8B8172');

export const pastryCase: Scene = {
  name: 'pastry-case',
  alt: 'Croissants, buns and slices of cake behind the glass of a counter',
  focal: [42, 66],
  svg: photograph(
    '#A98D69',
    '#FFDCA0',
    glow(rect(-60, -60, 1320, 420, '#C8AD85')) +
      far(
        rect(640, 90, 420, 180, '#8C8477') +
          rect(700, 130, 300, 20, '#403731') +
          rect(120, 60, 300, 16, '#63452F') +
          rect(150, 0, 50, 60, '#3F5648') +
          rect(230, 0, 60, 60, '#8A4A2C'),
      ) +
      bokeh(
        [
          [90, 170, 50],
          [420, 120, 60],
          [600, 210, 40],
          [1130, 150, 54],
        ],
        '#FFF0C8',
      ) +
      near(person(520, 330, 1.1, '#37504A')) +
      rect(-20, 316, 1240, 44, '#E2C79D') +
      rect(-20, 316, 1240, 10, '#F6E3C3') +
      rect(-20, 360, 1240, 560, '#2E2019') +
      rect(40, 384, 1120, 470, '#6B4A30') +
      glow(rect(60, 400, 1080, 60, '#FFE2A4') + rect(60, 630, 1080, 50, '#FFDC98')) +
      shelf(600) +
      shelf(824) +
      croissant(190, 596) +
      croissant(400, 596) +
      croissant(610, 596) +
      cake(790, 598) +
      cake(950, 598) +
      cake(1080, 598) +
      repeat(7, (index) => bun(150 + index * 150, 820, index < 4 ? '#C98B4D' : '#7A4326')) +
      repeat(
        4,
        (index) =>
          rect(196 + index * 260, 606, 90, 40, '#241812', 'rx="4"') +
          rect(208 + index * 260, 618, 60, 5, '#F3E6D2') +
          rect(208 + index * 260, 630, 40, 4, '#F3E6D2'),
      ) +
      path('M40 384H420L220 854H40Z', '#fff', 'opacity=".11"') +
      path('M520 384H600L400 854H320Z', '#fff', 'opacity=".08"') +
      rect(40, 380, 1120, 8, '#CFC7B8') +
      rect(34, 380, 8, 480, '#CFC7B8') +
      rect(1158, 380, 8, 480, '#8C8477') +
      near(
        rect(930, 250, 150, 70, '#241812', 'rx="6"') +
          line('M956 276H1050M956 296H1020', '#F3E6D2', 6),
      ),
  ),
};
