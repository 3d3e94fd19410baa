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
import { boards, cup, jar } from '../things.ts';

const glassware =
  shadow(560, 792, 190, 22, 0.6) +
  rect(420, 766, 300, 26, '#201712', 'rx="10"') +
  line('M700 766V330', '#B58B4C', 16) +
  line('M700 420H600', '#B58B4C', 16) +
  line('M720 440C780 460 780 600 740 640', '#2A1B12', 26) +
  path(
    'M452 130H668V320C668 372 620 396 590 404V430H530V404C500 396 452 372 452 320Z',
    '#DFE9E6',
    'opacity=".42"',
  ) +
  path('M458 230H662V320C662 368 616 388 586 396H534C504 388 458 368 458 320Z', '#5E3018') +
  disc(560, 230, 102, 14, '#9C6436') +
  repeat(9, (index) => disc(484 + index * 19, 228 - (index % 2) * 5, 11, 7, '#D5A46C')) +
  line('M474 160V330', '#fff', 9, 'opacity=".55"') +
  disc(560, 130, 108, 13, '#EFF5F2', 'opacity=".5"') +
  rect(524, 420, 72, 40, '#B58B4C', 'rx="8"') +
  path(
    'M532 456H588V486C650 506 676 550 676 596C676 656 626 690 560 690S444 656 444 596C444 550 470 506 532 486Z',
    '#DFE9E6',
    'opacity=".4"',
  ) +
  path('M450 616H670C664 662 622 686 560 686S456 662 450 616Z', '#A8682F', 'opacity=".9"') +
  disc(560, 616, 110, 13, '#D79C5C', 'opacity=".9"') +
  line('M560 460V660', '#E6EFEC', 9, 'opacity=".7"') +
  line('M466 560C456 590 462 630 480 652', '#fff', 8, 'opacity=".6"') +
  path('M520 766V738C520 728 528 722 536 722H584C592 722 600 728 600 738V766Z', '#6E675D') +
  glow(disc(560, 700, 120, 60, '#FFB04A', 'opacity=".8"')) +
  near(path('M560 664C584 696 584 716 560 726C536 716 536 696 560 664Z', '#6FA8E8')) +
  path('M560 684C572 702 572 714 560 722C548 714 548 702 560 684Z', '#FFF2C8');

export const siphon: Scene = {
  name: 'siphon',
  alt: 'A siphon over a small flame, the coffee drawn up into its upper glass',
  focal: [47, 48],
  svg: photograph(
    '#241C1B',
    '#FFB870',
    glow(
      rect(-60, -60, 1320, 640, '#33292B') +
        rect(700, 60, 420, 500, '#5A4032') +
        disc(560, 620, 320, 220, '#7A4A26'),
    ) +
      bokeh(
        [
          [900, 180, 40],
          [1020, 130, 30],
          [1100, 250, 48],
          [190, 150, 36],
          [90, 240, 26],
        ],
        '#F2BE6E',
      ) +
      far(
        rect(760, 440, 460, 18, '#7A5638') +
          [810, 900, 990, 1080].map((x) => jar(x, 440, 0.9, '#5E3820')).join(''),
      ) +
      boards(780, 140, '#5B3A25', '#3F2616', 2) +
      rect(-20, 780, 1240, 8, '#9A6B42') +
      glow(disc(560, 820, 300, 50, '#E08A3C', 'opacity=".6"')) +
      glassware +
      cup(260, 664, 0.98) +
      near(cup(930, 690, 0.86, '#7F948B', '#566B63')),
  ),
};
