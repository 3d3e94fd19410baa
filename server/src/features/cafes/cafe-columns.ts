import type { CafeFacts, CafeForm } from '@cortado/contract';

interface Spelled {
  instagramHandle?: string | undefined;
  /** Null: unknown. */
  priceLevel?: number | null | undefined;
}

/** What forms and facts write otherwise than the columns do; a field left out is left out here. */
const spelledColumns = ({ instagramHandle, priceLevel }: Spelled) => ({
  ...(instagramHandle !== undefined && { instagramHandle: instagramHandle.replace(/^@/, '') }),
  ...(priceLevel !== undefined && {
    priceLevel: priceLevel ?? 1,
    hasPriceLevel: priceLevel !== null,
  }),
});

/** Converts the form of a cafe to columns; a field left out of the form is left out here. */
export function columnsOfForm({
  neighborhood,
  hasPriceLevel,
  priceLevel,
  imageUrl,
  instagramHandle,
  ...rest
}: CafeForm) {
  return {
    ...rest,
    area: neighborhood,
    ...(imageUrl !== undefined && { imageUrl: imageUrl || null }),
    ...spelledColumns({
      instagramHandle,
      priceLevel: hasPriceLevel === false ? null : priceLevel,
    }),
  };
}

/** The columns of facts, but for the filters; a field left out is left out here. */
export function columnsOfFacts({
  neighborhood,
  position,
  priceLevel,
  instagramHandle,
  filterIds: _links,
  ...rest
}: CafeFacts) {
  return {
    ...rest,
    ...position,
    ...(neighborhood !== undefined && { area: neighborhood }),
    ...spelledColumns({ instagramHandle, priceLevel }),
  };
}

/** What the audit trail calls the fields of facts. */
export const auditFields = (facts: CafeFacts): string[] => [
  ...Object.keys(columnsOfFacts(facts)),
  ...(facts.filterIds ? ['filters'] : []),
];
