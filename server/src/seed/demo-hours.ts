/** Invented hours: plain weeks, breaks, late nights, closed Mondays, seasons and holidays. */
const HOURS = [
  'Mo-Fr 07:00-18:00; Sa,Su 08:00-17:00',
  'Mo-Su 07:00-19:00',
  'Tu-Su 08:00-16:00; Mo off',
  'Mo-Fr 06:30-17:00; Sa 07:30-15:00; PH off',
  'Mo-Th 07:00-21:00, Fr 07:00-15:00,17:00-01:00, Sa 08:00-01:00, Su 09:00-18:00',
  'Mo-Fr 07:30-16:30; Sa 09:00-14:00; PH off; Dec 24 07:30-12:00',
  'We-Mo 08:00-15:00; Tu off',
  'Mo-Su 08:00-20:00; Jun-Aug Mo-Su 07:00-22:00',
  'Mo-Fr 07:00-11:00,13:00-17:00; Sa,Su 09:00-16:00',
  'Mo-We 07:00-19:00, Th-Sa 07:00-02:00, Su 08:00-16:00',
] as const;
const ALWAYS = '24/7';

/** The hours of the demo's cafe at an index; '' where they are unknown. */
export function demoHours(index: number): string {
  if (index % 7 === 5) return '';
  if (index % 40 === 12) return ALWAYS;
  return HOURS[(index * 3) % HOURS.length]!;
}
