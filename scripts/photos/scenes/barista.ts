import { disc, far, glow, line, near, path, photograph, rect, repeat, type Scene } from '../kit.ts';
import { cone, cup, pendant, person, plant } from '../things.ts';

const board =
  rect(620, 60, 480, 250, '#23302C', 'rx="6"') +
  repeat(
    5,
    (index) =>
      rect(650, 96 + index * 40, 150 + ((index * 53) % 90), 9, '#E9E0CC', 'opacity=".8"') +
      rect(1010, 96 + index * 40, 54, 9, '#E0A860', 'opacity=".9"'),
  );
const machine =
  path('M560 420H1010V470H980V600H590V470H560Z', '#E2DED5') +
  path('M790 420H1010V470H980V600H790Z', '#AAA498') +
  rect(584, 470, 402, 34, '#3B2F28') +
  repeat(
    3,
    (index) =>
      rect(630 + index * 120, 504, 60, 30, '#6E675D') +
      line(`M${660 + index * 120} 534V552`, '#7A4524', 5),
  ) +
  rect(556, 596, 460, 26, '#2C221C') +
  disc(700, 446, 15, 15, '#FBF7EF') +
  line('M700 446L708 438', '#B0402C', 3) +
  repeat(5, (index) => cup(610 + index * 84, 372, 0.42)) +
  line('M1000 520C1040 530 1030 580 1024 590', '#C9C5BD', 9);

export const barista: Scene = {
  name: 'barista',
  alt: 'A barista behind the counter, the menu on the wall and lamps over the bar',
  focal: [40, 50],
  svg: photograph(
    '#D6C7AB',
    '#FFDFA6',
    near(
      rect(-20, -20, 1240, 700, '#D9CBB0') +
        repeat(14, (index) => rect(-20, index * 46, 1240, 3, '#C4B496')) +
        board +
        rect(70, 180, 380, 14, '#5B4030') +
        repeat(6, (index) =>
          rect(
            90 + index * 58,
            118 - (index % 3) * 10,
            40,
            62 + (index % 3) * 10,
            ['#8A4A2C', '#3F5648', '#EFE6D6'][index % 3]!,
            'rx="5"',
          ),
        ),
    ) +
      glow(disc(300, 330, 280, 240, '#FFF0C6', 'opacity=".6"')) +
      person(390, 650, 1.65, '#F0E8DA', '#3A2418') +
      path('M310 470H470L500 650H280Z', '#2F4A44') +
      line('M330 470L350 410M450 470L430 410', '#2F4A44', 14) +
      line('M480 480C560 520 560 580 520 606', '#F0E8DA', 44) +
      disc(524, 604, 24, 20, '#C7936E') +
      machine +
      rect(-20, 622, 1240, 40, '#C08B58') +
      rect(-20, 622, 1240, 10, '#EBC797') +
      rect(-20, 662, 1240, 260, '#35524A') +
      repeat(8, (index) => rect(70 + index * 150, 690, 110, 200, '#2C463F', 'rx="4"')) +
      glow(path('M100 640H620L720 920H0Z', '#F8DFA8', 'opacity=".4"')) +
      cone(250, 150, 460, 560, 0.16) +
      cone(860, 150, 460, 560, 0.1) +
      pendant(250, 130, 1.1) +
      pendant(560, 130, 1.1) +
      pendant(1120, 130, 1.1) +
      cup(180, 520, 0.9) +
      plant(1110, 628, 1.1, '#E9E1D4') +
      far(
        path('M-60 940C-40 700 60 620 150 640C230 660 260 800 270 940Z', '#241A16') +
          disc(130, 580, 100, 120, '#2A1B14'),
      ),
  ),
};
