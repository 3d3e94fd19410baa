import { SETTINGS } from '../core/settings.ts';

/** The documentation of every setting, as Markdown. */
export function settingsPage(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, setting]) =>
      `| \`${name}\` | ${setting.meaning} | ${setting.expects} | ${setting.default} |`,
  );
  return [
    '# Settings',
    '',
    'Environment variables, read once at the start. A malformed value stops the start with a sentence that names it.',
    'Generated from `server/src/core/settings.ts`.',
    '',
    '| setting | meaning | takes | default |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
