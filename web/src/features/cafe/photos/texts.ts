import { formatNumber } from '../../../lib/intl.ts';

export const seeAll = (count: number) => `See all ${formatNumber(count)} photos`;
export const place = (at: number, count: number) => `${formatNumber(at)} of ${formatNumber(count)}`;
export const openPhoto = (at: number, count: number, alt: string) =>
  count === 1 ? `Photo: ${alt}` : `Photo ${place(at, count)}: ${alt}`;

export const close = 'Close';
export const previous = 'Previous photo';
export const next = 'Next photo';
export const thumbs = 'All photos';
export const credit = (who: string) => `Photo: ${who}`;
