const DAY_MINUTES = 24 * 60;
/** A rule: the text between semicolons and bars. */
const RULE = /(?:"[^"]*"|[^;"|])+/g;
const COMMENT = /"[^"]*"/g;
const RANGE = /(\d{1,2}):(\d\d)\s*-\s*(\d{1,2}):(\d\d)/g;
const CLOSED_DAYS = /(?<=\S\s+)(?:off|closed)\b(?=\s*(?:"[^"]*")?\s*$)/;
const UNKNOWN_DAYS = /(?<=\S\s+)unknown\s*$/;
const OWN_HOURS =
  /^\s*((?:(?:\d{4}\s+)?[A-Z][a-z]{2}\s+\d{1,2}|PH)(?=[\s:]))\s*:?\s+(?=\d{1,2}:\d\d)/;

const timeText = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const rangesOf = (rule: string) =>
  [...rule.matchAll(RANGE)].map(([, ...parts]) => {
    const [h1 = 0, m1 = 0, h2 = 0, m2 = 0] = parts.map(Number);
    const [from, to] = [h1 * 60 + m1, h2 * 60 + m2];
    return { from, reaches: to > DAY_MINUTES ? to - DAY_MINUTES : to <= from ? to : 0 };
  });

/**
 * Hours whose closed days, and days with hours of their own, last from the end of the night before to the end of their own night.
 * The package means them from midnight to midnight: it ends the evening before early, and leaves the rest of an evening that never began.
 * As it was where nothing lasts past midnight, or something may begin before the longest night is over.
 */
export function moveClosedDays(text: string): string {
  const rules = (text.match(RULE) ?? []).map((rule) => rule.replace(COMMENT, ''));
  const open = rules.filter(
    (rule) => rule.trim() && !CLOSED_DAYS.test(rule) && !UNKNOWN_DAYS.test(rule),
  );
  const ranges = open.map(rangesOf);
  const night = Math.max(0, ...ranges.flat().map(({ reaches }) => reaches));
  const begins = ranges.map((own) => Math.min(...own.map(({ from }) => from)));
  if (night === 0 || !begins.every((from) => from >= night && from < Infinity)) return text;
  const closed = `${timeText(night)}-${timeText(night + DAY_MINUTES)}`;
  return text.replace(RULE, (rule) =>
    rangesOf(rule.replace(COMMENT, '')).length > 0
      ? rule.replace(OWN_HOURS, (found, day: string) => ` ${day} ${closed} off,${found}`)
      : rule.replace(CLOSED_DAYS, (found) => `${closed} ${found}`),
  );
}
