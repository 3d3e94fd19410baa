import { MINUTES_OF_DAY } from '@cortado/contract/clock';

const NOON = MINUTES_OF_DAY / 2;

/**
 * The minutes since midnight that somebody means by '9', '9a', '7:30 pm', '17:30', '7h30', '1730' or 'noon'; null for nothing of the kind.
 * @param after of an end, its beginning: '5' after 9 AM is in the afternoon
 */
export function readTime(text: string, after?: number): number | null {
  const typed = text.trim().toLowerCase().replaceAll('.', '');
  if (typed === 'noon') return NOON;
  if (typed === 'midnight') return 0;
  const [, hours, minutes = '00', half] =
    /^(\d{1,2}?)[:;,h]?(\d{2})?\s*([ap])?m?$/.exec(typed) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  if (hours === undefined || minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null;
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null;
    return (hour % 12) * 60 + minute + (half === 'p' ? NOON : 0);
  }
  const ofDay = (hour * 60 + minute) % MINUTES_OF_DAY;
  const isVague = hour >= 1 && hour < 12 && !hours.startsWith('0');
  return isVague && after !== undefined && ofDay <= after ? ofDay + NOON : ofDay;
}
