import type { CafeFact } from '@cortado/contract';

export const yes = 'Yes';
export const no = 'No';
export const none = 'none';
/** Where 'none' would be wrong. */
export const unknown: Partial<Record<CafeFact, string>> = {
  openingHours: 'not known',
  imageUrl: 'The drawn one',
};
export const position = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
export const holidays = 'Holidays';
export const dayRange = (first: string, last: string) =>
  first === last ? first : `${first}–${last}`;
