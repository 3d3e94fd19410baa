import { z } from 'zod';

const point = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

const MAX_CAFES = 200;

/** How one goes on; `start` and `arrive` are the two ends. */
export const TURNS = [
  'start',
  'straight',
  'slight-left',
  'left',
  'sharp-left',
  'slight-right',
  'right',
  'sharp-right',
  'arrive',
] as const;
export type Turn = (typeof TURNS)[number];

export const walkRequest = z.strictObject({ from: point, to: point });
export type WalkRequest = z.output<typeof walkRequest>;

const length = {
  metres: z.number(),
  /** Whole, at least 1. */
  minutes: z.int(),
};

const walkStep = z.object({
  turn: z.enum(TURNS),
  /** Null: the street has no name that we know. */
  street: z.string().nullable(),
  metres: z.number(),
  /** Its first and its last point in the line of the walk. */
  points: z.tuple([z.int(), z.int()]),
});
export type WalkStep = z.output<typeof walkStep>;

/**
 * A walk along streets; about how far it is where no streets are known; or `none` where streets are known, and no way
 * on foot.
 */
export const walk = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('streets'),
    ...length,
    /** `[longitude, latitude]` of each point. */
    line: z.array(z.tuple([z.number(), z.number()])),
    steps: z.array(walkStep),
  }),
  z.object({ kind: z.literal('about'), ...length }),
  z.object({ kind: z.literal('none') }),
]);
export type Walk = z.output<typeof walk>;

export const positionRequest = z.strictObject({ at: point });

/** What a position is near; null where no street is near that we know. */
export const positionName = z
  .object({
    /** The nearest street. */
    street: z.string(),
    /** The street that meets it next to the position. */
    cross: z.string().optional(),
    town: z.string().optional(),
    part: z.string().optional(),
  })
  .nullable();
export type PositionName = z.output<typeof positionName>;

export const walkTimesRequest = z.strictObject({
  from: point,
  cafes: z.array(z.int().positive()).max(MAX_CAFES),
});

/** Of the requested cafes that are published and have a position. */
export const walkTimes = z.array(
  z.object({
    cafe: z.int(),
    /** Null where no way on foot is known. */
    minutes: z.int().nullable(),
    /** Whether no streets are known there: the minutes are those of a straight line and a third. */
    isAbout: z.boolean(),
  }),
);
export type WalkTimes = z.output<typeof walkTimes>;
