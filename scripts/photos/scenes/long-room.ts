import {
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
import { cone, cup, pendant, person, plant } from '../things.ts';

const floor =
  path('M-20 920L480 470H720L1220 920Z', '#9A714C') +
  repeat(13, (index) => line(`M${index * 108 - 60} 920L${480 + index * 20} 470`, '#74502F', 4)) +
  glow(path('M520 470H690L900 920H380Z', '#FFEFC8', 'opacity=".65"'));
const counter =
  path('M-20 560L480 500V600L-20 900Z', '#2F463F') +
  path('M-20 560L480 500V512L-20 590Z', '#D8B384') +
  repeat(4, (index) =>
    line(`M${60 + index * 110} ${572 - index * 13}V${850 - index * 66}`, '#233630', 5),
  );
const table = (x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${shadow(0, 120, 120, 18)}${line('M0 0V116M-46 120H46', '#20150F', 12)}${disc(0, 6, 130, 26, '#5A3A24')}${disc(0, 0, 130, 26, '#A9764A')}</g>`;

export const longRoom: Scene = {
  name: 'long-room',
  alt: 'A long room with a green counter on the left, small tables on the right and a bright window at its end',
  focal: [50, 50],
  svg: photograph(
    '#CDBB9F',
    '#FFE2B0',
    path('M-20-20H1220L720 240H480Z', '#E6DAC4') +
      path('M-20-20L480 240V480L-20 920Z', '#B9A487') +
      path('M1220-20L720 240V480L1220 920Z', '#D3BF9F') +
      repeat(5, (index) =>
        line(
          `M${1210 - index * 100} ${180 + index * 26}L${1210 - index * 100} ${560 - index * 24}`,
          '#BBA683',
          3,
          'opacity=".7"',
        ),
      ) +
      near(
        rect(480, 240, 240, 240, '#F6F1E0') +
          glow(disc(600, 350, 150, 130, '#fff')) +
          rect(594, 240, 12, 240, '#5B4636') +
          rect(480, 350, 240, 9, '#5B4636'),
      ) +
      near(
        path('M60 250L400 330V344L60 268Z', '#5B4030') +
          repeat(6, (index) =>
            rect(
              84 + index * 52,
              196 + index * 13,
              32,
              62 - index * 5,
              ['#8A4A2C', '#E9DFCD', '#3F5648'][index % 3]!,
              'rx="4"',
            ),
          ),
      ) +
      floor +
      near(person(300, 560, 1.02, '#2B2320') + person(428, 522, 0.6, '#7A4A3A', '#5B3A24')) +
      counter +
      near(
        path('M150 470L330 452V540L150 560Z', '#CFCAC1') +
          path('M150 470L330 452V470L150 492Z', '#6E675E') +
          path('M230 462L330 452V540L230 551Z', '#A19A90'),
      ) +
      cone(600, 250, 300, 500, 0.08) +
      pendant(420, 250, 1.1) +
      pendant(520, 250, 0.72) +
      pendant(572, 262, 0.46) +
      pendant(800, 230, 1.15) +
      pendant(704, 250, 0.74) +
      pendant(648, 262, 0.46) +
      table(760, 560, 0.62) +
      table(860, 640, 0.9) +
      table(1040, 770, 1.4) +
      cup(1010, 678, 0.7) +
      cup(860, 600, 0.34) +
      plant(1170, 700, 1.5, '#D9CDBB') +
      far(disc(60, 900, 260, 110, '#1A1511')),
  ),
};
