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

export const propose = 'Add a photo';
export const alt = 'Describe the photo in one sentence';
export const altHint = (length: number, max: number) =>
  `For people who can’t see it. If you leave it empty, an admin will write it. ${place(length, max)}`;
export const whatNext = 'An admin will review it before it’s shown.';
export const send = 'Send photo';
export const sending = (part: number) =>
  part < 1 ? `Sending... ${formatNumber(Math.floor(part * 100))}%` : 'Sending...';
export const done = 'Done';
/** What is read out: on phones only where one is stands on it. */
export const seeAllAt = (at: number, count: number) => `${seeAll(count)}, ${place(at, count)}`;
