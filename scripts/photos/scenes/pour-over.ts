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
  shadow,
  type Scene,
} from '../kit.ts';
import { boards } from '../things.ts';

const dripper = (x: number, server: string, level: number) =>
  at(
    x,
    0,
    1,
    shadow(0, 742, 130, 18, 0.5) +
      path(
        'M-70 470H70V500C104 540 118 590 118 650C118 720 90 740 0 740S-118 720-118 650C-118 590-104 540-70 500Z',
        '#E9EEE6',
        'opacity=".4"',
      ) +
      path(`M-112 ${level}H112C118 680 108 740 0 740S-118 680-112 ${level}Z`, server) +
      disc(0, level, 113, 14, '#94582C') +
      line('M-92 580C-104 610-106 660-98 690', '#fff', 8, 'opacity=".55"') +
      rect(-86, 454, 172, 22, '#3A271B', 'rx="8"') +
      line(`M0 480V${level}`, '#7A4524', 6) +
      path('M-124 300H124L48 456H-48Z', '#F1E9DC') +
      path('M24 300H124L48 456H10Z', '#C9BAA5') +
      disc(0, 300, 124, 24, '#FBF6EC') +
      disc(0, 303, 108, 18, '#43261A'),
  );
const kettle =
  path(
    'M760 40H1010C1040 40 1050 60 1054 84L1086 260H700L732 84C736 60 740 40 760 40Z',
    '#46514D',
  ) +
  path('M900 40H1010C1040 40 1050 60 1054 84L1086 260H900Z', '#2E3734') +
  line('M712 236C640 240 630 110 570 118C540 122 528 146 520 170', '#46514D', 22) +
  line('M1050 80C1170 60 1180 220 1080 226', '#1E2522', 26) +
  disc(886, 40, 60, 12, '#5F6C67') +
  line('M780 90L762 220', '#8C9B95', 10, 'opacity=".7"');

export const pourOver: Scene = {
  name: 'pour-over',
  alt: 'Three filters in a row, water poured into the middle one from a kettle',
  focal: [44, 52],
  svg: photograph(
    '#B9A68B',
    '#FFE0AA',
    glow(
      rect(-60, -60, 1320, 560, '#CDBB9D') +
        rect(-60, -60, 520, 700, '#EADFC8') +
        rect(900, 200, 400, 500, '#8C7658'),
    ) +
      far(
        rect(60, 100, 300, 16, '#6A4B34') +
          rect(90, 20, 60, 80, '#8A4A2C') +
          rect(170, 34, 60, 66, '#40564A') +
          rect(250, 10, 60, 90, '#E9DFCD'),
      ) +
      bokeh(
        [
          [1120, 420, 34],
          [1020, 520, 26],
          [1160, 560, 40],
        ],
        '#FFE9BC',
      ) +
      boards(728, 190, '#7A4E30', '#573520', 2) +
      rect(-20, 728, 1240, 10, '#C99664') +
      near(dripper(170, '#64371C', 640)) +
      dripper(520, '#5A2F17', 610) +
      near(dripper(880, '#64371C', 670)) +
      near(kettle) +
      line('M520 172C522 210 520 250 520 300', '#EEF3F1', 9, 'opacity=".9"') +
      glow(path('M-40-40H260L760 900H240Z', '#fff', 'opacity=".22"')) +
      disc(520, 300, 40, 7, '#8A5A34'),
  ),
};
