import { counted, formatNumber } from '../../../../lib/intl.ts';

export const label = 'Rows to review';
export const kind = (name: string, count: number) =>
  `${name.slice(0, 1).toUpperCase()}${name.slice(1)} (${formatNumber(count)})`;
export const row = (number: number) => `Row ${formatNumber(number)}`;
export const loading = 'Loading...';
export const more = 'Show more';
export const download = 'Download these rows (CSV)';
export const swapped = 'Latitude and longitude were swapped.';
export const swap = (count: number) =>
  count === 1
    ? 'Swap latitude and longitude in the row where they look swapped'
    : `Swap latitude and longitude in the ${formatNumber(count)} rows where they look swapped`;
export const see = (count: number) => `See ${counted(count, 'row')}`;
export const seeFor = (count: number, place: string) => `${see(count)} of ${place} to review`;
