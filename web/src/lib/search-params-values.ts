import {
  canonicalValue,
  MAX_QUERY_LENGTH,
  RATING_FILTERS,
  SORTS,
  type RatingFilter,
  type Sort,
} from '@cortado/contract/vocabulary';
import type { Bbox } from '@cortado/contract/distance';

/** The most values one filter takes from an address. */
const MAX_VALUES = 100;
const MAX_AREA_LENGTH = 100;
const BBOX_DECIMALS = 5;

/** Comma-joined option values, canonical, sorted and unique; malformed ones are left out. */
export function readValues(text: string): string[] {
  const values = text
    .split(',')
    .map(canonicalValue)
    .filter((value) => /^[a-z0-9_]{1,64}$/.test(value));
  return [...new Set(values)].toSorted().slice(0, MAX_VALUES);
}

/** Comma-joined keys of what words mean, sorted and unique; malformed ones are left out. */
export function readKeys(text: string): string[] {
  const keys = text.split(',').filter((key) => /^[a-z0-9_:]{1,130}$/.test(key));
  return [...new Set(keys)].toSorted().slice(0, MAX_VALUES);
}

/** Rating thresholds, highest first. */
export function readRatings(text: string): RatingFilter[] {
  const wanted = new Set(readValues(text));
  return RATING_FILTERS.filter((rating) => wanted.has(rating));
}

export function readText(text: string | null): string {
  return (text ?? '').trim().slice(0, MAX_QUERY_LENGTH).trim();
}

export function readArea(text: string | null): string | null {
  return (text ?? '').trim().slice(0, MAX_AREA_LENGTH).trim() || null;
}

export function readSort(text: string | null): Sort {
  const wanted = canonicalValue(text ?? '');
  return SORTS.find((sort) => sort === wanted) ?? 'relevance';
}

/** A whole number from 1 to `most`; null for anything else. */
export function readCount(text: string | null, most: number): number | null {
  if (text === null || !/^\d{1,6}$/.test(text)) return null;
  const count = Number(text);
  return count >= 1 && count <= most ? count : null;
}

/** `west,south,east,north` in degrees; null for a box that is none. */
export function readBbox(text: string | null): Bbox | null {
  const parts = (text ?? '').split(',');
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,12})?$/.test(part))) {
    return null;
  }
  const [west = 0, south = 0, east = 0, north = 0] = parts.map(Number);
  const inRange = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90;
  return inRange && south <= north ? roundBbox([west, south, east, north]) : null;
}

function round(degrees: number): number {
  return Number(degrees.toFixed(BBOX_DECIMALS)) + 0;
}

/** A box to about a metre, so that equal boxes have equal addresses. */
export function roundBbox([west, south, east, north]: Bbox): Bbox {
  return [round(west), round(south), round(east), round(north)];
}
