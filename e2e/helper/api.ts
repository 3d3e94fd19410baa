import { inject } from 'vitest';

export interface CafeFacts {
  id: number;
  name: string;
  area: string;
  address: string;
  description: string;
  latitude: string;
  longitude: string;
  averageRating: number | null;
  totalRatings: number;
  openingHours: string | null;
  appliedFilters: { display_name: string; value: string; category_name: string }[];
}

/** What the product's own public API says: tests compare screens with it, never with a copy of the data. */
export async function ask<T>(path: string, seed: 'demo' | 'boston' = 'demo'): Promise<T> {
  const response = await fetch(inject(seed) + path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

export const cafes = (query = '', seed: 'demo' | 'boston' = 'demo') =>
  ask<CafeFacts[]>(`/api/cafes${query}`, seed);

export const areas = () => ask<string[]>('/api/areas');
