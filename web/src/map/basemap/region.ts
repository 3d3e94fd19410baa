import type { Bbox } from '@cortado/contract/distance';

/** What the bundled basemap draws; beyond it the world begins. */
export const REGION: Bbox = [-71.3, 42.23, -70.9, 42.46];

/** From this zoom on the region is drawn by the bundled basemap, below it by the world. */
export const REGION_MIN_ZOOM = 8;

/** From this zoom on the bundled basemap names what is in the region: further out that is too much. */
export const REGION_MIN_LABEL_ZOOM = 9.5;
