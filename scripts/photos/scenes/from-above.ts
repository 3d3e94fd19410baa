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

const leaf = repeat(4, (index) => {
  const size = 1 - index * 0.2;
  return path(
    'M0 40C-80 20-96-40-70-66C-52-40-26-24 0-18C26-24 52-40 70-66C96-40 80 20 0 40Z',
    '#F6E8D2',
    `transform="translate(0 ${44 - index * 46}) scale(${size})"`,
  );
});
const flatWhite = at(
  520,
  440,
  1,
  near(disc(26, 34, 268, 268, '#2E1508', 'opacity=".45"')) +
    disc(0, 0, 262, 262, '#E9E1D4') +
    disc(0, 0, 240, 240, '#F5EEE2') +
    disc(14, 18, 176, 176, '#2E1508', 'opacity=".18"') +
    path('M118-84L236-172C258-188 284-156 264-138L156-48Z', '#DDD3C3') +
    disc(0, 0, 162, 162, '#FBF7EF') +
    disc(0, 0, 142, 142, '#5F351D') +
    disc(0, 0, 134, 134, '#98602F') +
    leaf +
    line('M-112-58A126 126 0 0 1-50-114', '#fff', 9, 'opacity=".45"'),
);
const cookie = at(
  930,
  650,
  1,
  near(disc(16, 24, 190, 190, '#2E1508', 'opacity=".4"')) +
    disc(0, 0, 186, 186, '#B9C7C1') +
    disc(0, 0, 164, 164, '#D3DDD8') +
    disc(-4, 4, 108, 106, '#B07038') +
    disc(-12, -6, 98, 94, '#C98B4D') +
    repeat(9, (index) =>
      disc(
        Math.round(Math.cos(index * 2.4) * (18 + index * 7)),
        Math.round(Math.sin(index * 2.4) * (18 + index * 7)),
        12,
        9,
        '#4A2713',
      ),
    ),
);

export const fromAbove: Scene = {
  name: 'from-above',
  alt: 'A flat white and a cookie on a marble table, from above',
  focal: [43, 49],
  svg: photograph(
    '#D9D5CD',
    '#FFE7C4',
    far(
      path(
        'M-40 160C200 60 420 320 700 180S1100 40 1260 160V220C1060 120 900 240 700 250S240 190-40 260Z',
        '#BDB8AF',
        'opacity=".7"',
      ) +
        path(
          'M-40 760C260 640 520 900 900 760S1180 640 1260 620V660C1100 720 1000 820 760 860S200 760-40 820Z',
          '#C3BEB5',
          'opacity=".8"',
        ),
    ) +
      line('M-20 200C220 110 430 340 720 206S1080 90 1220 180', '#A9A399', 3, 'opacity=".6"') +
      line('M720 206C820 330 900 300 1010 420S1120 520 1220 500', '#A9A399', 2, 'opacity=".5"') +
      glow(
        path('M-80 0H360L-80 700Z', '#fff', 'opacity=".6"') +
          path('M1240 260V940H700Z', '#6B5D50', 'opacity=".55"'),
      ) +
      at(
        868,
        84,
        1,
        `<g transform="rotate(9)">${near(rect(14, 20, 280, 210, '#2E1508', 'opacity=".35"'))}${rect(0, 0, 280, 210, '#3F5348', 'rx="6"')}${rect(0, 0, 26, 210, '#2C3C33')}${rect(70, 54, 160, 16, '#D9C9A4')}${rect(70, 84, 104, 10, '#D9C9A4')}</g>`,
      ) +
      flatWhite +
      cookie +
      near(line('M250 790L330 640', '#2E1508', 16, 'opacity=".25"')) +
      line('M236 776L312 634', '#A79F94', 13) +
      `<g transform="rotate(28 330 590)">${disc(330, 590, 30, 52, '#C9C2B7')}${disc(326, 586, 20, 40, '#E6E0D6')}</g>`,
  ),
};
