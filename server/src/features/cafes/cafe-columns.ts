import type { CafeForm } from '@cortado/contract';

/** Converts the form of a cafe to columns; a field left out of the form is left out here. */
export function toColumns({
  neighborhood,
  hasPriceLevel,
  priceLevel: formPriceLevel,
  imageUrl,
  instagramHandle,
  ...rest
}: CafeForm) {
  const priceLevel = hasPriceLevel === false ? null : formPriceLevel;
  return {
    ...rest,
    area: neighborhood,
    ...(imageUrl !== undefined && { imageUrl: imageUrl || null }),
    ...(instagramHandle !== undefined && { instagramHandle: instagramHandle.replace(/^@/, '') }),
    ...(priceLevel !== undefined && {
      priceLevel: priceLevel ?? 1,
      hasPriceLevel: priceLevel !== null,
    }),
  };
}
