import type { AdminCafe, CafeStatus } from '@cortado/contract';

export type StatusFilter = CafeStatus | 'all';

/** Branches of one name are told apart by where they are. */
export const cafeLabel = ({
  name,
  neighborhood,
}: {
  name: string;
  neighborhood?: string;
}): string => (neighborhood ? `${name} · ${neighborhood}` : name);

/** The cafes of a status whose name, address or neighborhood holds a text, whatever its case. */
export function matching(
  cafes: readonly AdminCafe[],
  text: string,
  status: StatusFilter,
): readonly AdminCafe[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '' && status === 'all') return cafes;
  return cafes.filter(
    (cafe) =>
      (status === 'all' || cafe.status === status) &&
      [cafe.name, cafe.address, cafe.neighborhood].some((one) =>
        one.toLowerCase().includes(wanted),
      ),
  );
}

export const SORTS = ['name', 'neighborhood', 'status'] as const;
export type CafeSort = (typeof SORTS)[number];

const byText = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** In the order of a column; the server's order, by name, settles ties. */
export function sorted(cafes: readonly AdminCafe[], sort: CafeSort): readonly AdminCafe[] {
  return sort === 'name' ? cafes : cafes.toSorted((a, b) => byText.compare(a[sort], b[sort]));
}
