import type { OpenAt } from '@cortado/contract';

export const near = 'Near me';
export const beans = 'Sells coffee beans';
export const openNow = 'Open now';
export const openThen = 'Open at...';
export const stars = (count: number): string => (count === 5 ? '5 stars' : `${count}+ stars`);

/** 'Open now', or 'Open Mon 7:00 AM'. */
export function openAt(when: OpenAt): string {
  if (when === 'now') return openNow;
  const [day = '', time = ''] = when.split('-');
  const hour = Number(time.slice(0, 2));
  const clock = `${hour % 12 || 12}:${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
  return `Open ${day[0]!.toUpperCase()}${day.slice(1)} ${clock}`;
}
