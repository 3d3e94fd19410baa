import type { GalleryPhoto } from '@cortado/contract';
import { sql } from 'drizzle-orm';
import { cafes, photos } from '../../database/schema.ts';

/**
 * The photos that visitors see of each cafe, in order; null: none. The cafe's id is qualified by hand: Drizzle leaves the table out where it selects
 * from one alone, and within the subquery it would be the photo's own.
 */
export const shownPhotos = sql<GalleryPhoto[] | null>`(
  select json_agg(json_build_object(
    'id', ${photos.id}, 'hash', ${photos.hash}, 'thumbHash', ${photos.thumbHash}, 'alt', ${photos.alt},
    'focalX', ${photos.focalX}, 'focalY', ${photos.focalY}, 'width', ${photos.width}, 'height', ${photos.height},
    'credit', ${photos.credit}
  ) order by ${photos.position}, ${photos.id})
  from ${photos} where ${photos.cafeId} = ${cafes}.id and ${photos.isShown}
)`;
