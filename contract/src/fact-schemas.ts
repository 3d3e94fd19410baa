import { z } from 'zod';
import { rowId } from './endpoint.ts';
import {
  CAFE_FACTS,
  factRow,
  factsWhere,
  type CafeFact,
  type FactName,
  type KindOf,
  type RequiredFact,
} from './fact-lists.ts';
import type { FactKind, FactValues } from './facts.ts';
import * as texts from './texts/admin.ts';
import { tooLong } from './texts/lengths.ts';
import { CAFE_STATUSES } from './admin-enums.ts';

export const pin = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** A value of each kind in answers. */
const carried = {
  text: z.string(),
  longText: z.string(),
  address: z.string(),
  area: z.string(),
  phone: z.string(),
  handle: z.string(),
  url: z.string(),
  hours: z.string(),
  position: pin,
  options: z.array(z.int()),
  yesNo: z.boolean(),
  level: z.int().nullable(),
  count: z.int().nullable(),
  picture: z.string().nullable(),
  status: z.enum(CAFE_STATUSES),
} satisfies { [Kind in FactKind]: z.ZodType<FactValues[Kind]> };

const shapeOf = (
  names: readonly FactName[],
  schemaOf: (name: FactName) => z.ZodType,
): Record<string, z.ZodType> => Object.fromEntries(names.map((name) => [name, schemaOf(name)]));

/** The values of the fields that a suggestion is about; other fields are missing. */
export const cafeFacts = z
  .object(
    shapeOf(CAFE_FACTS, (name) => carried[factRow(name).kind]) as {
      [Name in CafeFact]: (typeof carried)[KindOf<Name>];
    },
  )
  .partial();
export type CafeFacts = z.infer<typeof cafeFacts>;
export const cafeFact = z.enum(CAFE_FACTS as [CafeFact, ...CafeFact[]]);

const requiredText = (required: string, { least = 1, max }: { least?: number; max: number }) =>
  z.string(required).trim().min(least, required).max(max, tooLong(max));
/** Converts null to ''. */
const emptied = (given: string | null | undefined) => (given === null ? '' : given);
const optionalText = (max: number) =>
  z.string().trim().max(max, tooLong(max)).nullish().transform(emptied);
const httpUrl = z.url({ protocol: /^https?$/ });
const optionalUrl = (max: number) =>
  z
    .string()
    .trim()
    .max(max, tooLong(max))
    .refine((given) => given === '' || httpUrl.safeParse(given).success, texts.cafeNotUrl)
    .nullish()
    // The database only accepts lower-case schemes.
    .transform((given) => emptied(given)?.replace(/^https?:/i, (scheme) => scheme.toLowerCase()));

type Text = ReturnType<typeof optionalText>;
type Url = ReturnType<typeof optionalUrl>;

const options = z
  .array(rowId)
  .max(200)
  .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b));
const yesNo = z.boolean().optional();
/** Null: unknown, and not shown. */
const level = z
  .int(texts.cafePriceLevel)
  .min(1, texts.cafePriceLevel)
  .max(4, texts.cafePriceLevel)
  .nullish();
const count = (max: number) =>
  z.int(texts.cafeCount(max)).min(0, texts.cafeCount(max)).max(max, texts.cafeCount(max)).nullish();
const status = z.enum(CAFE_STATUSES).optional();

interface Given {
  text: Text;
  longText: Text;
  address: Text;
  area: Text;
  phone: Text;
  handle: Text;
  hours: Text;
  url: Url;
  picture: Url;
  position: typeof pin;
  options: typeof options;
  yesNo: typeof yesNo;
  level: typeof level;
  count: ReturnType<typeof count>;
  status: typeof status;
}
type GivenShape<Name extends FactName> = {
  [One in Name]: One extends RequiredFact ? z.ZodString : Given[KindOf<One>];
};

/** An entered value, by the limits of its row. */
function givenSchema(name: FactName): z.ZodType {
  const { kind, isRequired, max = Infinity } = factRow(name);
  if (isRequired) return requiredText(texts.cafeRequired[name as RequiredFact], { max });
  if (kind === 'url' || kind === 'picture') return optionalUrl(max);
  const others: Partial<Record<FactKind, z.ZodType>> = {
    position: pin,
    options,
    yesNo,
    level,
    count: count(max),
    status,
  };
  return others[kind] ?? optionalText(max);
}

/** The schemas of some facts for entered values. */
export const givenFacts = <Name extends FactName>(names: readonly Name[]) =>
  shapeOf(names, givenSchema) as GivenShape<Name>;

/** The texts with a least length for a new cafe. */
export const newCafeTexts = shapeOf(
  factsWhere(({ isRequired }) => isRequired === true),
  (name) => {
    const { least = 1, max = Infinity } = factRow(name);
    return requiredText(texts.newCafeRequired[name as RequiredFact], { least, max });
  },
) as Record<RequiredFact, z.ZodString>;
