import { readDays } from '@cortado/contract/hours-rule';
import { DAYS } from '@cortado/contract/week';
import { readHours } from './library.ts';
import * as texts from './texts.ts';

/** A rule of weekdays alone, whatever the times are. */
const OF_WEEKDAYS = /^([a-z][a-z, -]*?):? +(?:\d|off|closed|open|unknown)/i;

/** The days of a rule of weekdays; null for any other rule. */
function daysOf(rule: string): number[] | null {
  const read = readDays(OF_WEEKDAYS.exec(rule)?.[1] ?? '');
  return read && !read.hasHolidays ? read.days : null;
}

/** The rules of which nothing is left, for later ones hold on all of their days. */
function overridden(text: string): string[] {
  // Semicolons in comments part no rules, and a fallback overrides nothing.
  if (/"|\|\|/.test(text)) return [];
  const rules = text.split(';').map((rule) => rule.trim());
  const later = new Set<number>();
  const lost: string[] = [];
  for (const rule of rules.filter(Boolean).toReversed()) {
    const days = daysOf(rule);
    const isLost = days ? days.every((day) => later.has(day)) : later.size === DAYS.length;
    if (isLost) lost.unshift(rule);
    for (const day of days ?? []) later.add(day);
  }
  return lost;
}

/** What the package warns of, in our words; what matters only to mappers is left out. It throws where its own warnings can't be written, as for a day named 300 times. */
function packageWarnings(text: string): string[] {
  try {
    const types = readHours(text, null)
      .getStructuredWarnings()
      .map(({ type }) => type);
    return [...new Set(types)].flatMap((type) => texts.packageWarnings[type] ?? []);
  } catch {
    return [];
  }
}

/** What in a text that can be read is hardly meant, in sentences. */
export function hoursWarnings(text: string): string[] {
  return [...overridden(text).map(texts.overridden), ...packageWarnings(text)];
}
