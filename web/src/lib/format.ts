import type { DistanceUnit } from './search-params.ts';
import { formatDecimal } from './intl.ts';
import * as texts from '#messages/lib';

const MILES_PER_KM = 0.621371;

/** '1.2 mi' */
export function formatDistance(km: number, unit: DistanceUnit): string {
  const length = unit === 'mi' ? km * MILES_PER_KM : km;
  return texts.distance({ length: formatDecimal(length), unit });
}

/** '“Try the cortado”' */
export const quoted = (text: string): string => texts.quoted({ text });

/** Without accents and capitals. */
export const foldCase = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** 'Base (Branch)' as its two parts; a branch that repeats the area is dropped. */
export function splitCafeName(name: string, area: string): { base: string; branch: string | null } {
  const [, base, branch] = /^(.+?) \((.+)\)$/.exec(name) ?? [];
  if (base === undefined || branch === undefined) return { base: name, branch: null };
  return { base, branch: foldCase(branch) === foldCase(area) ? null : branch };
}
