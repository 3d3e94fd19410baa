import type { Position } from '../schedule.ts';

/**
 * A text and when it is open: in the days from a date on, each as 'MM-DD HH:MM-HH:MM', the end counted from the midnight before the
 * beginning, so that two o'clock in the next morning is 26:00, and after them unknown days as 'MM-DD unknown'. Null: all are unknown.
 */
export type HoursRow = readonly [
  text: string,
  from: string,
  days: number,
  open: readonly string[] | null,
];

export const BOSTON: Position = { latitude: 42.36, longitude: -71.06 };
export const BERLIN: Position = { latitude: 52.52, longitude: 13.4 };
export const EDINBURGH: Position = { latitude: 55.95, longitude: -3.19 };
export const LONDON: Position = { latitude: 51.51, longitude: -0.13 };
export const NEW_YORK: Position = { latitude: 40.71, longitude: -74.01 };
export const TOKYO: Position = { latitude: 35.68, longitude: 139.69 };
/** Its zone is 45 minutes off the half hours. */
export const KATHMANDU: Position = { latitude: 27.71, longitude: 85.32 };
/** North of the polar circle. */
export const TROMSO: Position = { latitude: 69.65, longitude: 18.96 };
/** No holidays are known there. */
export const ACCRA: Position = { latitude: 5.6, longitude: -0.19 };
