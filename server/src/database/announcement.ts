import type { CatalogueChange } from '../catalogue/types.ts';

export const CHANNEL = 'catalogue';

/** What a trigger's announcement means; an unknown one means that anything may have changed. */
export function parseAnnouncement(payload: string | undefined): CatalogueChange {
  const cafe = /^cafe:(\d{1,10})$/.exec(payload ?? '');
  if (cafe) return { kind: 'cafe', id: Number(cafe[1]) };
  return payload === 'filters' ? { kind: 'filters' } : { kind: 'all' };
}
