const MINUTES_OF_HOUR = 60;
export const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;
const NOON = MINUTES_OF_DAY / 2;

/** '7:00 AM', for tables and fields. @param minutes since midnight */
export function clockTime(minutes: number): string {
  const ofDay = minutes % MINUTES_OF_DAY;
  const hour = Math.floor(ofDay / MINUTES_OF_HOUR);
  const minute = String(ofDay % MINUTES_OF_HOUR).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${ofDay < NOON ? 'AM' : 'PM'}`;
}

/** '7 AM', '5:30 PM', 'noon', for sentences. @param minutes since midnight */
export function spokenTime(minutes: number): string {
  const ofDay = minutes % MINUTES_OF_DAY;
  if (ofDay === 0) return 'midnight';
  if (ofDay === NOON) return 'noon';
  return clockTime(ofDay).replace(':00', '');
}
