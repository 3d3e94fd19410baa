import { MAX_MAP_ZOOM, parseCafeQuery, type MapQuery } from '../../contract/src/index.ts';
import type { CatalogueData } from '../../server/src/catalogue/types.ts';
import { seededRandom } from '../../server/src/seed/seeded-random.ts';
import { queryMix } from '../search/queries.ts';
import { pick } from '../search/words.ts';

/** The world is this wide at zoom 0, in pixels. */
const WORLD = 512;
const SCREEN = { width: 1280, height: 800 };

const clamp = (degrees: number, limit: number) => Math.max(-limit, Math.min(limit, degrees));

/** The queries of the mix, half of them without any filter, on a screen that shows a cafe at some zoom. */
export function mapQueries(data: CatalogueData): MapQuery[] {
  const random = seededRandom(14);
  const everything = parseCafeQuery({});
  return queryMix(data).map((cafes, at) => {
    const { latitude, longitude } = pick(random, data.cafes);
    const zoom = random() * (MAX_MAP_ZOOM - 6);
    const degrees = 180 / (WORLD * 2 ** zoom);
    const [x, y] = [SCREEN.width * degrees, (SCREEN.height * degrees) / 2];
    return {
      cafes: at % 2 === 0 ? everything : cafes,
      view: [
        clamp(longitude - x, 180),
        clamp(latitude - y, 90),
        clamp(longitude + x, 180),
        clamp(latitude + y, 90),
      ],
      zoom,
    };
  });
}
