import { disc, far, glow, near, path, photograph, rect, repeat, type Scene } from '../kit.ts';
import { bag, cup, jar, plant } from '../things.ts';

const tiles =
  rect(-20, -20, 1240, 940, '#CBD1C6') +
  repeat(18, (row) =>
    repeat(11, (column) =>
      rect(
        column * 120 - (row % 2) * 60,
        row * 52,
        116,
        48,
        (row + column) % 3 ? '#DCE1D7' : '#D5DBD0',
      ),
    ),
  );
const shelf = (y: number) =>
  near(rect(-20, y + 26, 1240, 46, '#2a1c12', 'opacity=".35"')) +
  rect(-20, y, 1240, 30, '#9C683E') +
  rect(-20, y, 1240, 8, '#CF9E6C') +
  rect(-20, y + 24, 1240, 6, '#65401F');

export const beanShelf: Scene = {
  name: 'bean-shelf',
  alt: 'Bags and jars of coffee on two wooden shelves before a tiled wall',
  focal: [50, 40],
  svg: photograph(
    '#D5DBD0',
    '#FFE9C4',
    tiles +
      glow(
        path('M-60-60H700L300 960H-60Z', '#fff', 'opacity=".4"') +
          path('M1260 200V960H760Z', '#4B5648', 'opacity=".45"'),
      ) +
      shelf(400) +
      shelf(740) +
      ['#2F4A44', '#B5603A', '#E4D8C2', '#39414E', '#B5603A', '#6B7F50']
        .map((tone, index) => bag(130 + index * 150, 400, 1.18, tone))
        .join('') +
      jar(1060, 400, 1.3, '#5A3320') +
      jar(1170, 400, 1.3, '#7B4A2A') +
      jar(110, 740, 1.3, '#6A3D22') +
      jar(240, 740, 1.3, '#8A5A34') +
      jar(370, 740, 1.3, '#4A2A18') +
      cup(560, 590, 1.02) +
      cup(560, 656, 1.02, '#B4C4BD', '#869A91') +
      cup(790, 656, 1.02, '#E3B79A', '#B5805F') +
      plant(1050, 740, 1.02, '#E9E1D4') +
      far(
        path('M-60 940C60 780 260 800 330 960Z', '#21170F') + disc(1120, 930, 170, 90, '#3B2A1D'),
      ),
  ),
};
