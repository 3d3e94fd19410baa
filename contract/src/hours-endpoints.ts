import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { hoursException, openInterval } from './hours.ts';

/** A text that may become the hours of a cafe, and where that is, in degrees. */
export const hoursPreviewRequest = z.object({
  /** The answer reports what is too long or cannot be read. */
  text: z.string(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type HoursPreviewRequest = z.output<typeof hoursPreviewRequest>;

/** Why a text can't be read as hours, and where. */
export const hoursError = z.object({
  message: z.string(),
  /** Of the text, from 1. */
  line: z.int(),
  /** Of the first wrong character in its line, from 1. */
  column: z.int(),
  /** Of the first wrong character in the text, from 0. */
  offset: z.int(),
  /** How many characters are wrong; 0 where something is missing. */
  length: z.int(),
});
export type HoursError = z.infer<typeof hoursError>;

/** The hours that a cafe would present. */
export const hoursPreview = z.object({
  /** Null: the text can be read, or is empty, which means unknown. */
  error: hoursError.nullable(),
  /** Warnings about what can be read and is hardly meant: a rule that a later one overrides. */
  warnings: z.array(z.string()),
  timeZone: z.string(),
  hours: z.array(openInterval).nullable(),
  unknownDays: z.array(z.iso.date()).optional(),
  exceptions: z.array(hoursException),
});
export type HoursPreview = z.infer<typeof hoursPreview>;

export const hoursEndpoints = {
  previewHours: {
    method: 'POST',
    path: '/api/hours/preview',
    access: 'everyone',
    summary:
      'How hours in the syntax of OpenStreetMap would appear at a position, or where they can’t be read. Changes nothing.',
    body: hoursPreviewRequest,
    answer: hoursPreview,
  },
} as const satisfies Record<string, Endpoint>;
