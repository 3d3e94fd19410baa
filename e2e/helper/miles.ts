import type { CafeFacts } from './api.ts';

interface Place {
  latitude: number;
  longitude: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The straight-line distance to a cafe, by the haversine formula. */
export function miles(from: Place, cafe: CafeFacts | undefined): number {
  const [lat, lng] = [Number(cafe?.latitude), Number(cafe?.longitude)];
  const a =
    Math.sin(radians(lat - from.latitude) / 2) ** 2 +
    Math.cos(radians(lat)) *
      Math.cos(radians(from.latitude)) *
      Math.sin(radians(lng - from.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(a)) * 0.621371;
}
