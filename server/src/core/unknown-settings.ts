import { distance } from 'fastest-levenshtein';
import { SETTINGS } from './settings.ts';

/** Settings of one subject share these beginnings; nothing else on a machine uses them. */
const OUR_PREFIXES = /^(ADMIN|BACKUP|MAIL|METRICS|OIDC)_/;

/** How many letters may differ, underscores aside, for a name to count as a slip of another. */
const slips = (name: string) => (name.length < 6 ? 0 : 2);

/** The setting that a variable was probably meant to be; null where it is none of ours. */
function meantSetting(name: string): string | null {
  const bare = name.replaceAll('_', '');
  const near = Object.keys(SETTINGS)
    .map((setting) => ({ setting, away: distance(bare, setting.replaceAll('_', '')) }))
    .filter(({ setting, away }) => away <= slips(setting))
    .toSorted((one, other) => one.away - other.away);
  return near[0]?.setting ?? null;
}

/**
 * Finds variables that look like a setting but are none, and so have no effect.
 * @returns a sentence for each
 */
export function unknownSettings(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  return Object.keys(environment).flatMap((name) => {
    if (Object.hasOwn(SETTINGS, name) || !/^[A-Z_]+$/.test(name)) return [];
    const meant = meantSetting(name);
    if (meant === null && !OUR_PREFIXES.test(name)) return [];
    const hint = meant === null ? '' : ` Did you mean ${meant}?`;
    return [`The setting ${name} is unknown and has no effect.${hint}`];
  });
}
