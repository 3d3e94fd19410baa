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
  shadow,
  type Scene,
} from '../kit.ts';
import { cup } from '../things.ts';

const group =
  path('M300-20H900V150C900 190 870 210 830 210H370C330 210 300 190 300 150Z', '#C9C5BD') +
  path('M640-20H900V150C900 190 870 210 830 210H640Z', '#8D877D') +
  rect(300, 96, 600, 10, '#5D564E') +
  rect(430, 210, 340, 62, '#A9A399', 'rx="14"') +
  path('M600 210H756C764 210 770 216 770 224V258C770 266 764 272 756 272H600Z', '#716A60');
const portafilter =
  rect(416, 272, 368, 74, '#DAD6CE', 'rx="22"') +
  path('M600 272H762C774 272 784 282 784 294V324C784 336 774 346 762 346H600Z', '#918A7F') +
  path('M784 288L1130 330C1160 334 1160 380 1130 380L784 332Z', '#2A1B13') +
  line('M800 300L1120 340', '#6C4A33', 7) +
  path('M500 346H700L742 404H706L664 372H536L494 404H458Z', '#B7B1A7');

export const espresso: Scene = {
  name: 'espresso',
  alt: 'Espresso running into two cups under the spout of a machine',
  focal: [50, 62],
  svg: photograph(
    '#2B211B',
    '#FFCF8A',
    glow(rect(-60, -60, 420, 560, '#5D4632') + rect(860, 300, 420, 420, '#6F5033')) +
      bokeh(
        [
          [90, 250, 44],
          [180, 130, 30],
          [1080, 520, 50],
          [1000, 150, 34],
          [60, 430, 28],
        ],
        '#F0C27A',
      ) +
      near(group) +
      portafilter +
      line('M478 400C476 460 476 510 474 566', '#7B4420', 10) +
      line('M722 400C724 460 724 510 726 566', '#7B4420', 10) +
      line('M475 410V550M725 410V550', '#D49A5C', 3, 'opacity=".8"') +
      rect(-20, 700, 1240, 220, '#55504A') +
      rect(-20, 700, 1240, 10, '#B9B3A9') +
      repeat(15, (index) => rect(index * 84 - 10, 726, 48, 200, '#262220', 'rx="8"')) +
      shadow(600, 716, 330, 26, 0.6) +
      cup(462, 574, 1.14) +
      cup(726, 574, 1.14) +
      far(disc(140, 840, 220, 90, '#150d08')) +
      glow(path('M430 300H770L860 760H340Z', '#FFD796', 'opacity=".2"')),
  ),
};
