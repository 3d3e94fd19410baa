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
  type Scene,
} from '../kit.ts';
import { boards, cup, plant } from '../things.ts';

const street =
  rect(-20, -20, 1240, 700, '#DCE3DD') +
  disc(920, 120, 130, 130, '#FFF9E6') +
  path(
    'M-20 260H120V180H260V300H380V220H520V330H640V160H800V290H930V240H1060V320H1220V700H-20Z',
    '#AFBBB3',
  ) +
  path('M-20 430H180V380H330V450H560V400H700V470H900V410H1220V700H-20Z', '#83928A') +
  repeat(9, (index) =>
    rect(20 + index * 134, 520 - (index % 3) * 18, 60, 84, '#E8D9AE', 'opacity=".6"'),
  );
const bars =
  repeat(4, (index) => rect(index * 392 - 6, -20, 22, 640, '#3B2B21')) +
  rect(-20, 220, 1240, 16, '#3B2B21');
const stool = (x: number) =>
  at(
    x,
    760,
    1,
    disc(0, 0, 88, 18, '#3D2618') +
      disc(0, -8, 88, 18, '#7B4E30') +
      line('M-50 8L-66 160M50 8L66 160M0 12V160', '#241610', 9),
  );

export const windowBar: Scene = {
  name: 'window-bar',
  alt: 'Two cups on a wooden bar along a tall window, the street bright behind the glass',
  focal: [44, 60],
  svg: photograph(
    '#8FA098',
    '#FFE9C2',
    far(street) +
      near(bars) +
      glow(path('M640 0H1000L620 900H180Z', '#FFF6DC', 'opacity=".3"')) +
      boards(604, 62, '#9B663D', '#6D4427', 1) +
      rect(-20, 604, 1240, 9, '#E0B281') +
      rect(-20, 662, 1240, 260, '#34231A') +
      path('M-20 662H520L380 922H-20Z', '#46301F') +
      stool(330) +
      stool(760) +
      plant(1040, 610, 1.15) +
      cup(430, 488, 1.08) +
      cup(660, 520, 0.76, '#8FA39B', '#5F746C') +
      near(
        path('M800 596L960 574L980 592L820 612Z', '#EDE4D4') +
          path('M800 596L960 574L962 580L802 602Z', '#B9432F'),
      ),
  ),
};
