import type { ReactNode } from 'react';
import { counted } from '../lib/intl.ts';

export const cafeMap = 'Café map';
export const mapOf = (cafe: string) => `Map of ${cafe}`;
export const noPlace = 'This café has no position on the map yet.';
export const loading = 'Loading map...';
export const failedHeading = 'Map Loading Error';
export const apiFailedHeading = 'API Loading Error';
export const failed =
  'Failed to load the maps service (MapLibre). Please check your connection, and that this browser allows WebGL.';
export const googleFailed =
  'Failed to load the Google Maps service. Please check your API key configuration.';
export const googleApiFailed =
  'Could not load Google Maps API. Please check your connection and API key.';
export const tryAgain = 'Try again';
/** The credit may be left out where there is little room. */
export const credit = (more: (text: string) => ReactNode) => (
  <>Schematic map{more(' · Natural Earth · GeoNames · US Census TIGER')}</>
);

export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const locate = 'Show my location';
export const skip = 'Skip the map';
export const end = 'End of the map';
export const visitor = 'Your location';
export const closePopup = 'Close';

export const cluster = (count: number) => `${counted(count, 'café')}, zoom in`;
export const ranked = (rank: number, cafe: string) => `${rank}. ${cafe}`;

/** MapLibre's own. */
export const mapLibre = {
  'Map.Title': 'Map: move with the arrow keys, zoom with plus and minus',
  'CooperativeGesturesHandler.WindowsHelpText': 'Use Ctrl + scroll to zoom the map',
  'CooperativeGesturesHandler.MacHelpText': 'Use ⌘ + scroll to zoom the map',
  'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
};
