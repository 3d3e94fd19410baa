import { counted, formatDecimal } from './intl.ts';

export const BRAND = 'Cortado';

export const homeTitle = `${BRAND} — specialty coffee in Boston`;
export const screenTitle = (title: string) => `${title} · ${BRAND}`;

/** The title of a toast over the reason. */
export const failed = 'Error';
export const networkError = 'Network error. Please check your connection and try again.';
export const noAnswer =
  'The server took too long to respond. Please check your connection and try again.';
export const invalidData = (path: string) =>
  `API request to ${path} failed: Invalid data format. Make sure all required fields are provided.`;

export const cafeCount = (count: number) => counted(count, 'café');
export const allLocations = 'All Locations';
export const notRated = 'Not rated';
export const ratingCount = (count: number) => counted(count, 'rating');
export const distance = (length: number, unit: 'mi' | 'km') => `${formatDecimal(length)} ${unit}`;
export const distanceUnavailable = 'Distance unavailable';

/** Whether a cafe is open: the first word, and what follows it. */
export const open = 'Open';
export const openAlways = 'Open 24 hours';
export const closesSoon = 'Closes soon';
export const opensSoon = 'Opens soon';
export const closed = 'Closed';
/** 'Open Mon 9 AM' */
export const stateAt = (state: string, when: string) => `${state} ${when}`;
export const closes = (when: string) => `closes ${when}`;
export const opens = (when: string) => `opens ${when}`;
/** 'Mon 7 AM' */
export const onDay = (day: string, time: string) => `${day} ${time}`;
