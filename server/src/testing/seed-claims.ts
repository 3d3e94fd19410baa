import type { SeedRow } from '../seed/seed-cafes.ts';

/** Words that would state the value of a column as a fact. */
const CLAIMS: Readonly<Partial<Record<keyof SeedRow, RegExp>>> = {
  roasts_in_house: /\b(roasts|roasted|roastery|roasterie|roasting|own (coffee|beans|roast))\b/i,
  sells_beans: /\b(beans?|take home|bags?|retail)\b/i,
  has_wifi: /\b(wi-?fi|internet|network|laptop|online)\b/i,
  has_power: /\b(power|outlets?|sockets?|plugs?)\b/i,
  has_food:
    /\b(foods?|eats?|eating|feeds?|pastr(y|ies)|baker(y|ies)|bakes?|bread|kitchen|lunch|breakfast|bites?|provisions)\b/i,
  price_level: /\b(prices?|cheap|affordable|expensive|inexpensive)\b|\$/i,
  roast_levels: /\b(light|medium|dark|darker|lighter)\b/i,
  brewing_methods:
    /\b(espresso|pour[ -]?over|cold brew|drip|siphon|nitro|aeropress|chemex|french press|moka|turkish|vietnamese|phin|mixed drinks|filter coffee)\b/i,
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The text without words that occur in a sourced column. */
function without(text: string, sourced: string): string {
  const known = words(sourced).map(escape);
  return known.length === 0
    ? text
    : text.replace(
        new RegExp(`(?<![\\p{L}\\p{N}])(${known.join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
        ' ',
      );
}

/** Columns whose values, rather than words on their topic, would be the claim. */
function namesColumn(column: string, row: SeedRow, text: string): boolean {
  if (column === 'area') return text.includes(row.area);
  if (column === 'address') return text.includes(row.address.replace(/^\S+ | (St|Ave)$/g, ''));
  if (column !== 'roaster') return false;
  return words(row.roaster)
    .filter((word) => word.length > 4)
    .some((word) => new RegExp(`\\b${escape(word)}\\b`, 'i').test(text));
}

/** The illustrative columns of a cafe that its description states as facts. */
export function illustrativeClaims(row: SeedRow): string[] {
  const sourcedRoaster = row.illustrative.includes('roaster') ? '' : row.roaster;
  const text = without(row.description, `${row.name} ${sourcedRoaster}`);
  return row.illustrative.filter(
    (column) =>
      CLAIMS[column as keyof SeedRow]?.test(text) === true || namesColumn(column, row, text),
  );
}
