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
import { pendant, person } from '../things.ts';

const inside =
  rect(250, 210, 560, 360, '#E9AE5C') +
  far(
    rect(250, 210, 560, 120, '#F8D48C') +
      rect(280, 300, 180, 60, '#8A5630') +
      rect(560, 290, 220, 80, '#8A5630'),
  ) +
  near(
    person(370, 520, 0.9, '#3D4A57') +
      person(520, 520, 0.9, '#6C3B2C', '#40281A') +
      person(700, 520, 0.86, '#2F4038'),
  ) +
  rect(250, 510, 560, 60, '#5B371F');
/** Somebody under an umbrella, seen from behind. */
const walker =
  path('M880 900C876 720 900 600 985 596C1070 600 1094 720 1090 900Z', '#0F171E') +
  disc(985, 556, 44, 54, '#0F171E') +
  line('M985 360V640', '#0A1015', 7) +
  path(
    'M985 352C830 362 782 452 778 486C830 456 880 460 912 486C946 458 1024 458 1058 486C1090 460 1140 456 1192 486C1188 452 1140 362 985 352Z',
    '#9A352B',
  ) +
  path(
    'M985 352C950 390 920 440 912 486C946 458 1024 458 1058 486C1050 440 1020 390 985 352Z',
    '#7C2820',
  );
const drops = repeat(46, (index) => {
  const x = (index * 197) % 1200;
  const y = (index * 331) % 860;
  return line(`M${x} ${y}l-7 ${34 + (index % 4) * 9}`, '#C9D6DE', 2, 'opacity=".28"');
});

export const rainyNight: Scene = {
  name: 'rainy-night',
  alt: 'A corner cafe on a rainy night, people at the lit window, its light on the wet street',
  focal: [45, 48],
  svg: photograph(
    '#1B2530',
    '#7FA2C2',
    glow(rect(-60, -60, 1320, 420, '#2C3B4B')) +
      bokeh(
        [
          [1010, 210, 34],
          [1090, 300, 46],
          [1150, 180, 28],
          [930, 320, 26],
          [60, 300, 36],
        ],
        '#E9B667',
      ) +
      bokeh(
        [
          [1040, 420, 24],
          [110, 420, 20],
        ],
        '#C85440',
      ) +
      path('M-20 60H900V640H-20Z', '#121B22') +
      rect(-20, 120, 920, 60, '#1D4238') +
      rect(300, 138, 260, 22, '#F3E2B9', 'rx="4"') +
      rect(580, 142, 120, 14, '#F3E2B9', 'rx="4" opacity=".7"') +
      inside +
      `<clipPath id="pane">${rect(250, 210, 560, 360, '#000')}</clipPath><g clip-path="url(#pane)">${pendant(345, 270, 0.7)}${pendant(533, 270, 0.7)}${pendant(718, 270, 0.7)}</g>` +
      rect(436, 210, 10, 360, '#0E151A') +
      rect(620, 210, 10, 360, '#0E151A') +
      path('M250 210H430L330 570H250Z', '#fff', 'opacity=".1"') +
      rect(40, 220, 160, 420, '#0F181D') +
      rect(60, 240, 120, 270, '#D9974A') +
      disc(184, 450, 6, 6, '#F3E2B9') +
      rect(-20, 570, 920, 70, '#0D1419') +
      rect(-20, 640, 1240, 280, '#222D36') +
      rect(-20, 640, 1240, 14, '#3B4954') +
      glow(
        path('M260 640H810L880 900H200Z', '#F0AE55', 'opacity=".85"') +
          rect(60, 640, 120, 240, '#D9974A', 'opacity=".6"'),
      ) +
      near(
        repeat(12, (index) =>
          rect(
            280 + ((index * 157) % 500),
            680 + index * 18,
            120 - index * 4,
            6,
            '#FFD793',
            'opacity=".55"',
          ),
        ) +
          repeat(5, (index) =>
            rect(940 + ((index * 71) % 200), 690 + index * 34, 60, 6, '#E9B667', 'opacity=".4"'),
          ),
      ) +
      near(walker) +
      drops,
  ),
};
