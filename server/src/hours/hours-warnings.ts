import { OpeningHoursLibrary } from './library.ts';
import * as texts from './texts.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const NAME = `(?:${DAYS.join('|')})`;
const RANGE = `${NAME}(?:-${NAME})?`;
/** A rule of weekdays alone, whatever the times are. */
const OF_WEEKDAYS = new RegExp(
  `^(${RANGE}(?:, ?${RANGE})*):? +(?:\\d|off|closed|open|unknown)`,
  'i',
);

/** The days of a rule of weekdays; null for any other rule. */
function daysOf(rule: string): number[] | null {
  const list = OF_WEEKDAYS.exec(rule)?.[1];
  if (list === undefined) return null;
  return list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .split('-')
      .map((day) => DAYS.findIndex((name) => name.toLowerCase() === day.toLowerCase()));
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7);
  });
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
    const types = new OpeningHoursLibrary(text, null)
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
