const MOVED = String.raw`(?:\s*[+-]\d+\s*days?)?`;
const PUBLIC = String.raw`PH${MOVED}`;
/** A comment, which stays, or a public holiday among other days. */
const AMONG_DAYS = new RegExp(
  String.raw`"[^"]*"|\b${PUBLIC}\s*,\s*|\s*,\s*${PUBLIC}(?![\w"])`,
  'g',
);
/** A rule of its own: up to the next separator, but one within a comment. */
const RULE = /(?:"[^"]*"|\|\||[^;"|])+;?/g;
const OWN_RULE = new RegExp(String.raw`^\s*${PUBLIC}\b`);

/** Hours without their rules for public holidays. */
export function withoutHolidays(text: string): string {
  const rules = text
    .replace(AMONG_DAYS, (found) => (found.startsWith('"') ? found : ''))
    .match(RULE);
  return (rules ?? []).filter((rule) => !OWN_RULE.test(rule)).join('');
}
