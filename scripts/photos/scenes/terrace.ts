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
import { cup, person, plant } from '../things.ts';

const parasol = (x: number, y: number, scale: number, tone: string, dark: string) =>
  at(
    x,
    y,
    scale,
    line('M0-10V470', '#5B4331', 12) +
      path(
        'M-260 70C-200-50-80-80 0-86C80-80 200-50 260 70C200 50 120 48 86 66C50 46-50 46-86 66C-120 48-200 50-260 70Z',
        tone,
      ) +
      path('M0-86C30-40 70 20 86 66C120 48 200 50 260 70C200-50 80-80 0-86Z', dark),
  );
const seat = (x: number, y: number, turn: number) =>
  at(
    x,
    y,
    1,
    shadow(0, 172, 90, 12) +
      `<g transform="scale(${turn} 1)">${line('M-60 0V-150M60 0H-60M-60 10L-72 168M58 10L70 168M-60 40L58 150', '#23342F', 9)}${rect(-70, -10, 140, 16, '#B27A48', 'rx="6"')}${rect(-72, -150, 16, 120, '#B27A48', 'rx="6"')}</g>`,
  );
const houses =
  rect(-20, 60, 300, 520, '#A86B52') +
  rect(280, 0, 260, 580, '#C9B28E') +
  rect(540, 90, 300, 490, '#8D5A48') +
  rect(840, 30, 400, 550, '#B9A58A') +
  repeat(18, (index) =>
    rect(20 + (index % 9) * 132, 150 + Math.floor(index / 9) * 170, 54, 90, '#5F7177'),
  ) +
  rect(-20, 470, 1240, 110, '#4B463F') +
  repeat(4, (index) => rect(60 + index * 300, 480, 150, 100, '#E3C488'));

export const terrace: Scene = {
  name: 'terrace',
  alt: 'Tables under parasols on a sunny sidewalk, row houses across the street',
  focal: [48, 62],
  svg: photograph(
    '#BFD0D6',
    '#FFE9B8',
    far(
      rect(-20, -20, 1240, 300, '#BFD6E0') +
        houses +
        disc(1130, 330, 150, 200, '#6E8650') +
        disc(60, 300, 170, 210, '#7C9459') +
        rect(1116, 400, 26, 200, '#4B3423'),
    ) +
      near(
        rect(-20, 566, 1240, 40, '#77726A') +
          path('M120 566C120 520 180 516 220 490H380C420 490 460 540 500 566Z', '#3C5A63') +
          disc(200, 570, 34, 34, '#23201D') +
          disc(420, 570, 34, 34, '#23201D'),
      ) +
      rect(-20, 600, 1240, 320, '#CFC3B0') +
      repeat(4, (index) => rect(-20, 640 + index * 74, 1240, 3, '#AFA290')) +
      repeat(9, (index) =>
        line(`M${460 + index * 40} 600L${index * 260 - 500} 920`, '#AFA290', 3),
      ) +
      glow(path('M200 640H1160L1240 860H40Z', '#FFF4D2', 'opacity=".6"')) +
      near(
        parasol(900, 250, 0.72, '#E9E0CE', '#C9BCA4') +
          person(1000, 560, 0.6, '#7A4A3A', '#33211A') +
          person(820, 560, 0.6, '#3F5A66'),
      ) +
      near(shadow(420, 846, 380, 40, 0.35)) +
      parasol(420, 220, 1.28, '#C75B3D', '#9E4129') +
      seat(220, 660, 1) +
      seat(640, 660, -1) +
      disc(420, 834, 80, 14, '#23342F') +
      line('M420 640V830', '#23342F', 13) +
      disc(420, 640, 150, 26, '#8C8F88') +
      disc(420, 633, 150, 26, '#E6E4DC') +
      cup(372, 560, 0.62) +
      cup(486, 572, 0.56, '#8FA39B', '#5F746C') +
      plant(1090, 850, 1.7, '#3C4A4E') +
      plant(930, 800, 1.1, '#A3542F') +
      far(path('M-60-60H420C380 40 240 20 200 90C120 60 20 140-60 90Z', '#5F7A43')),
  ),
};
