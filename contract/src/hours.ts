import { z } from 'zod';

const localMinute = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);

/** A stretch of time in which a cafe is open, in its own local times: 'YYYY-MM-DDTHH:MM'. */
export const openInterval = z.object({ from: localMinute, to: localMinute });
export type OpenInterval = z.infer<typeof openInterval>;

/** A day that is not as usual. */
export const hoursException = z.object({
  /** 'YYYY-MM-DD'. */
  date: z.iso.date(),
  /** Of a holiday; null for any other day. */
  name: z.string().nullable(),
  /** Those that begin on that day; none: it is closed. */
  intervals: z.array(openInterval),
});
export type HoursException = z.infer<typeof hoursException>;

/** The hours that a cafe presents. */
export const cafeHours = {
  /** As OpenStreetMap writes `opening_hours`; null: unknown. */
  openingHours: z.string().nullable(),
  /** The cafe's IANA time zone. */
  timeZone: z.string(),
  /** When it is open in the eight days from today on; null: unknown on all of them. */
  hours: z.array(openInterval).nullable(),
  /** Those of the eight days whose hours are unknown, where others are known: 'YYYY-MM-DD', in order. None of `hours` begins on them. */
  unknownDays: z.array(z.iso.date()).optional(),
  /** The special days of the next four weeks; only in the answer for one cafe. */
  exceptions: z.array(hoursException).optional(),
  /** Where it is closed on all of the eight days: when it is open in the week that begins with its next opening within a year; only in the answer for one cafe. */
  opensAgain: z.array(openInterval).optional(),
};
