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
import { cup, pendant } from '../things.ts';

const snow = repeat(40, (index) =>
  disc(
    (index * 173) % 1200,
    (index * 97) % 600,
    5 + (index % 4) * 2,
    5 + (index % 4) * 2,
    '#fff',
    'opacity=".75"',
  ),
);
const laptop = at(
  770,
  650,
  1,
  shadow(20, 100, 230, 20, 0.4) +
    path(
      'M-150 80L-120-130C-118-142-110-148-98-148H180C192-148 198-140 198-130L190 80Z',
      '#8E8B86',
    ) +
    path('M-136 70L-108-132H186L178 70Z', '#2C3A40') +
    path('M-104 50L-84-100H60L40 50Z', '#fff', 'opacity=".12"') +
    path('M-170 80H200L250 112H-190Z', '#C4C0B9') +
    rect(-190, 110, 440, 8, '#8E8B86'),
);

export const windowSeat: Scene = {
  name: 'window-seat',
  alt: 'A laptop, an open book and a cup on a table at the window, snow falling outside',
  focal: [40, 66],
  svg: photograph(
    '#B7C4CC',
    '#FFD9A0',
    far(
      rect(-20, -20, 1240, 700, '#C3D0D8') +
        path('M-20 300H160V220H340V330H520V250H720V350H900V240H1080V310H1220V640H-20Z', '#93A4AE') +
        repeat(8, (index) => rect(30 + index * 150, 390, 50, 70, '#F6DFA4')) +
        rect(-20, 540, 1240, 120, '#E9EEF0') +
        line('M300 560V300C300 260 250 250 220 290M300 360C340 330 370 340 390 300', '#4B4540', 18),
    ) +
      near(snow) +
      near(
        rect(-20, -20, 60, 700, '#4A3527') +
          rect(580, -20, 26, 660, '#4A3527') +
          rect(1160, -20, 60, 700, '#4A3527') +
          rect(-20, 620, 1240, 40, '#5B4230') +
          rect(-20, 616, 1240, 8, '#8C6A4E'),
      ) +
      near(
        path('M-20-20H180C150 160 130 420 150 640H-20Z', '#8E3F2C') +
          path('M60-20H110C100 200 90 440 100 640H60Z', '#74301F'),
      ) +
      pendant(930, 150, 1.2, '#3F5648') +
      glow(disc(930, 220, 240, 200, '#FFDE98', 'opacity=".6"')) +
      rect(-20, 700, 1240, 220, '#8A5A36') +
      path('M-20 700H1220V714H-20Z', '#D9A873') +
      line('M-20 790C300 770 700 810 1220 782M-20 860C400 840 800 880 1220 852', '#6D4427', 4) +
      glow(disc(930, 780, 330, 70, '#FFDFA0', 'opacity=".5"')) +
      laptop +
      at(
        250,
        800,
        1,
        shadow(10, 30, 190, 16, 0.4) +
          path(
            'M-180 20C-120-20-50-20 0 6C50-20 120-20 180 20V34C120-4 50-4 0 22C-50-4-120-4-180 34Z',
            '#E9DEC9',
          ) +
          path('M0 6C50-20 120-20 180 20V28C120-8 50-6 0 16Z', '#F7F0E1') +
          line('M40-2C80-10 120 0 150 14M-40-2C-80-10-120 0-150 14', '#B5A68C', 4),
      ) +
      cup(470, 670, 1.02, '#D98F5E', '#A9633A') +
      near(
        line(
          'M456 640C430 600 490 570 462 520M500 640C480 606 526 580 506 540',
          '#fff',
          14,
          'opacity=".35"',
        ),
      ),
  ),
};
