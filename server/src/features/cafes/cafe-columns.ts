import type { CafeForm } from '@cortado/contract';

/** The form of a cafe as its columns: what is left out of one is left out of the other. */
export function toColumns({
  neighborhood,
  hasPriceLevel,
  priceLevel: given,
  imageUrl,
  instagramHandle,
  ...rest
}: CafeForm) {
  const priceLevel = hasPriceLevel === false ? null : given;
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
