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
  shadow,
  type Scene,
} from '../kit.ts';
import { boards } from '../things.ts';

const drum =
  shadow(600, 800, 420, 30, 0.6) +
  rect(420, 640, 40, 160, '#1B1613') +
  rect(840, 640, 40, 160, '#1B1613') +
  rect(380, 620, 540, 40, '#2A231E') +
  rect(600, 250, 330, 380, '#8E3F28', 'rx="60"') +
  path('M780 250H870C904 250 930 276 930 310V570C930 604 904 630 870 630H780Z', '#69291A') +
  path('M640 110H800L770 250H670Z', '#B9B2A6') +
  path('M720 110H800L770 250H720Z', '#857E72') +
  rect(626, 92, 188, 24, '#D5CFC4', 'rx="10"') +
  line('M860 260V40H1240', '#6E675D', 54) +
  line('M846 250V54', '#A39C90', 10) +
  disc(560, 440, 196, 196, '#241D18') +
  disc(556, 436, 176, 176, '#C7C0B4') +
  disc(556, 436, 152, 152, '#3A312A') +
  disc(556, 436, 96, 96, '#1C120C') +
  disc(556, 452, 84, 70, '#6A3A1E') +
  near(disc(556, 420, 70, 34, '#F0A04A', 'opacity=".5"')) +
  repeat(8, (index) =>
    disc(
      Math.round(556 + Math.cos(index * 0.785) * 164),
      Math.round(436 + Math.sin(index * 0.785) * 164),
      8,
      8,
      '#6E675D',
    ),
  ) +
  line('M700 320L760 280', '#D5CFC4', 16) +
  disc(770, 274, 20, 20, '#1B1613') +
  disc(820, 420, 40, 40, '#EFE9DD') +
  line('M820 420L842 398', '#8E3F28', 6) +
  disc(820, 420, 6, 6, '#241D18');
const tray =
  rect(150, 690, 34, 130, '#1B1613') +
  rect(400, 690, 34, 130, '#1B1613') +
  disc(290, 690, 230, 64, '#8B8478') +
  disc(290, 672, 230, 64, '#CFC8BC') +
  disc(290, 676, 206, 50, '#4A2813') +
  repeat(60, (index) =>
    disc(
      290 + Math.cos(index * 2.39) * (24 * Math.sqrt(index)),
      676 + Math.sin(index * 2.39) * (5.6 * Math.sqrt(index)),
      13,
      8,
      index % 3 ? '#6B3D20' : '#7F4C29',
      `transform="rotate(${(index * 37) % 70} ${290 + Math.cos(index * 2.39) * (24 * Math.sqrt(index))} 676)"`,
    ),
  ) +
  line('M290 676L452 640', '#B9B2A6', 14) +
  path('M500 560L440 640H350L460 540Z', '#A39C90');
const sack = (x: number, scale: number) =>
  at(
    x,
    830,
    scale,
    shadow(0, 0, 120, 16) +
      path('M-110 0C-130-90-120-190-80-220H80C120-190 130-90 110 0Z', '#B99A6B') +
      path('M20-220H80C120-190 130-90 110 0H40Z', '#8F7349') +
      disc(0, -216, 84, 24, '#8F7349') +
      disc(0, -212, 72, 18, '#7D8A5C') +
      rect(-50, -130, 90, 8, '#5E4526') +
      rect(-40, -108, 70, 8, '#5E4526'),
  );

export const roaster: Scene = {
  name: 'roaster',
  alt: 'A red drum roaster with freshly roasted beans in its cooling tray',
  focal: [45, 56],
  svg: photograph(
    '#4A4038',
    '#FFCE92',
    glow(rect(-60, -60, 600, 700, '#8D7A62') + rect(-60, -60, 300, 500, '#D9C8A6')) +
      far(
        rect(-20, 20, 220, 420, '#F1E6CC') +
          rect(84, 20, 12, 420, '#3A2D24') +
          rect(-20, 220, 220, 12, '#3A2D24'),
      ) +
      bokeh(
        [
          [1010, 190, 40],
          [1110, 290, 30],
          [1000, 420, 26],
        ],
        '#F0C27A',
      ) +
      boards(780, 140, '#6F5A48', '#54432F', 2) +
      glow(path('M0 780H400L620 920H0Z', '#E9D3A6', 'opacity=".5"')) +
      near(sack(1000, 1.05)) +
      drum +
      tray +
      sack(1130, 1.25),
  ),
};
