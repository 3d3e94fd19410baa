import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import { byZoom, type layerMaker, match } from './layers.ts';
import type { Palette } from './palette.ts';

/** At these zooms a road has the widths below, in pixels; from the last but one on it doubles with each zoom but a half. */
const ZOOMS = [8, 11, 12.6, 14, 16, 18] as const;

/** Minor ones come first: later ones are drawn over them. */
const WIDTHS = {
  alley: [0, 0, 0, 0.9, 5, 12],
  residential: [0.1, 0.25, 0.7, 2.7, 11, 26],
  link: [0.3, 0.6, 1.2, 2.8, 7, 17],
  motorway: [1.2, 2, 3.6, 7, 16, 38],
  trunk: [0.8, 1.6, 3, 6.4, 16, 38],
  tertiary: [0.3, 0.7, 1.4, 4, 13, 30],
  secondary: [0.4, 0.8, 1.7, 4.6, 15, 35],
  primary: [0.6, 1.2, 2.5, 6, 18, 42],
} as const;

type RoadClass = keyof typeof WIDTHS;
const CLASSES = Object.keys(WIDTHS) as RoadClass[];
const MINOR: readonly RoadClass[] = ['alley', 'residential', 'link'];
const MAIN = CLASSES.filter((one) => !MINOR.includes(one));

/** Of a casing, on each side. */
const CASING = [0.3, 0.5, 0.5, 0.8, 1, 1.4] as const;

/** From here on a street has a casing, and is lighter than the land. */
const NEAR = 13.3;
const ALLEY_FROM = 14;

/** How a source tells roads apart. */
export interface Roads {
  id: string;
  sourceLayer?: string;
  /** Gives a name of `WIDTHS`, or `path`. */
  classOf: ExpressionSpecification;
  /** Which roads run underground, where that is known. */
  isTunnel?: ExpressionSpecification;
}

const ofLink = (one: RoadClass) => (one === 'link' ? 'motorway' : one);

/** Of each class: its surface, or the casing around it. */
export const roadColors = (classOf: ExpressionSpecification, colors: Palette, part: '' | 'Case') =>
  match(
    classOf,
    CLASSES.map((one) => [one, colors[`${ofLink(one)}${part}` as keyof Palette]]),
    colors[`residential${part}`],
  );

function roadWidth(classOf: ExpressionSpecification, { casing = 0, share = 1 } = {}) {
  const stops = ZOOMS.map((zoom, i) => {
    const widths = CLASSES.map(
      (one) => [one, WIDTHS[one][i]! * share + casing * 2 * CASING[i]!] as const,
    );
    return [zoom, match(classOf, widths, WIDTHS.residential[i]!)] as const;
  });
  return byZoom(...stops);
}

/**
 * The roads of some sources, from tunnels and paths to the main roads. All casings lie under all roads, so that crossings
 * join, within a source and across.
 */
export function roadLayers(
  sources: readonly (Roads & { layers: ReturnType<typeof layerMaker> })[],
  colors: Palette,
): LayerSpecification[] {
  const each = (make: (roads: (typeof sources)[number]) => LayerSpecification[]) =>
    sources.flatMap(make);
  const among = ({ classOf, isTunnel }: Roads, names: readonly string[]) => {
    const isOne: ExpressionSpecification = ['in', classOf, ['literal', [...names]]];
    return isTunnel ? (['all', isOne, ['!', isTunnel]] as ExpressionSpecification) : isOne;
  };
  const sorted = (classOf: ExpressionSpecification) => ({
    'line-sort-key': match(classOf, CLASSES.map((one, i) => [one, i]), 0),
  }); // prettier-ignore
  const casing = (roads: (typeof sources)[number], id: string, names: readonly RoadClass[], from: number) =>
    roads.layers.line(
      `${roads.id}-${id}`,
      among(roads, names),
      {
        'line-color': roadColors(roads.classOf, colors, 'Case'),
        'line-width': roadWidth(roads.classOf, { casing: 1 }),
      },
      { from, sourceLayer: roads.sourceLayer, layout: sorted(roads.classOf) },
    );
  return [
    ...each(({ id, layers, sourceLayer, classOf, isTunnel }) =>
      isTunnel
        ? [
            layers.line(
              `${id}-tunnel`,
              isTunnel,
              {
                'line-color': colors.motorwayCase,
                'line-opacity': 0.55,
                'line-dasharray': [4, 4],
                'line-width': roadWidth(classOf, { share: 0.5 }),
              },
              { sourceLayer, layout: { 'line-cap': 'butt' } },
            ),
          ]
        : [],
    ),
    ...each(({ id, layers, sourceLayer, classOf }) => [
      layers.line(
        `${id}-path`,
        ['==', classOf, 'path'],
        {
          'line-color': colors.path,
          'line-dasharray': [4, 4],
          'line-width': byZoom([14, 0.9], [16, 1.6]),
        },
        { from: ALLEY_FROM, sourceLayer, layout: { 'line-cap': 'butt' } },
      ),
    ]),
    ...each((roads) => [casing(roads, 'minor-case', MINOR, NEAR), casing(roads, 'case', MAIN, 8)]),
    ...each((roads) => {
      const { id, layers, sourceLayer, classOf } = roads;
      const layout = sorted(classOf);
      const near = roadColors(classOf, colors, '');
      const far = match(classOf, [['link', colors.motorway]], colors.residentialFar);
      const minor: ExpressionSpecification = ['step', ['zoom'], far, NEAR, near];
      const width = { 'line-width': roadWidth(classOf) };
      return [
        layers.line(`${id}-minor`, among(roads, MINOR), { 'line-color': minor, ...width }, { sourceLayer, layout }),
        layers.line(`${id}-main`, among(roads, MAIN), { 'line-color': near, ...width }, { sourceLayer, layout }),
      ];
    }),
  ];
} // prettier-ignore
