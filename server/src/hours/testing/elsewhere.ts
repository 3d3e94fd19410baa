import {
  ACCRA,
  BERLIN,
  EDINBURGH,
  KATHMANDU,
  LONDON,
  NEW_YORK,
  TOKYO,
  TROMSO,
  type HoursRow,
} from './table.ts';
import type { Position } from '../schedule.ts';

/** In other places than Boston, and by the sun. */
export const ELSEWHERE: readonly (readonly [Position, ...HoursRow])[] = [
  [BERLIN, 'Mo-Fr 08:00-16:00; PH off', '2026-10-02', 2, ['10-02 08:00-16:00']],
  // Unity Day.
  [BERLIN, 'Sa 08:00-16:00; PH off', '2026-10-03', 1, []],
  // Thanksgiving is a Thursday like any other.
  [BERLIN, 'Mo-Fr 08:00-16:00; PH off', '2026-11-26', 1, ['11-26 08:00-16:00']],
  // Clocks change on 29 March and 25 October.
  [BERLIN, 'Su 02:30-05:00', '2026-03-29', 1, ['03-29 02:30-05:00']],
  [BERLIN, 'Sa 22:00-02:30', '2026-10-24', 2, ['10-24 22:00-26:30']],
  [BERLIN, 'Su 02:30-05:00', '2026-03-08', 1, ['03-08 02:30-05:00']],
  [TOKYO, 'Mo-Fr 08:00-16:00; PH off', '2026-11-23', 2, ['11-24 08:00-16:00']],
  [TOKYO, 'Su 02:30-05:00', '2026-03-08', 1, ['03-08 02:30-05:00']],
  [KATHMANDU, 'Sa 23:00-01:00', '2026-11-28', 1, ['11-28 23:00-25:00']],
  // The second of January is a holiday of Scotland, and not of England.
  [EDINBURGH, 'Th 08:00-16:00; PH off', '2025-01-02', 1, []],
  [LONDON, 'Th 08:00-16:00; PH off', '2025-01-02', 1, ['01-02 08:00-16:00']],
  // Patriots' Day is a holiday of Massachusetts, and not of New York.
  [NEW_YORK, 'Mo 08:00-16:00; PH off', '2026-04-20', 1, ['04-20 08:00-16:00']],
  // Where no holidays are known there are none, and their own rules are left out.
  [ACCRA, 'Mo-Fr 08:00-16:00; PH off', '2026-12-25', 1, ['12-25 08:00-16:00']],
  [ACCRA, 'Mo-Fr,PH 08:00-16:00', '2026-12-25', 1, ['12-25 08:00-16:00']],
  [ACCRA, 'PH,Sa 08:00-16:00; PH off "no; not then"', '2026-11-28', 1, ['11-28 08:00-16:00']],
  [ACCRA, 'Mo-Fr 08:00-16:00; SH off', '2026-11-26', 1, null],
  [ACCRA, 'sunrise-sunset', '2026-11-23', 1, ['11-23 05:51-17:42']],
  [BERLIN, 'sunrise-sunset', '2026-06-21', 1, ['06-21 04:43-21:33']],
  [BERLIN, 'sunrise-sunset', '2026-12-21', 1, ['12-21 08:14-15:54']],
  [TOKYO, 'sunrise-sunset', '2026-11-23', 1, ['11-23 06:24-16:30']],
  [TROMSO, 'sunrise-sunset', '2026-03-20', 1, ['03-20 05:43-18:01']],
  // The sun does not set in summer, and does not rise in winter.
  [TROMSO, 'sunrise-sunset', '2026-06-21', 1, null],
  [TROMSO, 'sunrise-sunset', '2026-12-21', 1, null],
];

/** By the sun of Boston, whose clocks change on 8 March and 1 November 2026. */
export const BY_THE_SUN: readonly HoursRow[] = [
  ['sunrise-sunset', '2026-11-23', 1, ['11-23 06:45-16:16']],
  ['sunrise-sunset', '2026-03-07', 2, ['03-07 06:09-17:41', '03-08 07:08-18:42']],
  ['sunrise-sunset', '2026-10-31', 2, ['10-31 07:16-17:38', '11-01 06:17-16:37']],
  ['08:00-sunset', '2026-06-21', 1, ['06-21 08:00-20:25']],
  ['sunrise-12:00', '2026-06-21', 1, ['06-21 05:07-12:00']],
  ['(sunrise+01:00)-(sunset-00:30)', '2026-11-23', 1, ['11-23 07:45-15:46']],
  ['dawn-dusk', '2026-11-23', 1, ['11-23 06:14-16:47']],
  ['sunset-sunrise', '2026-11-23', 1, ['11-22 16:16-30:45', '11-23 16:16-30:46']],
];
