import { is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { SETTINGS } from '../core/settings.ts';
import * as schema from '../database/schema.ts';

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

/** A picture of the tables and what they refer to, as Markdown. */
export function dataModelPage(): string {
  const tables = Object.values<unknown>(schema)
    .filter((one) => is(one, PgTable))
    .map((table) => getTableConfig(table))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  const linked = new Set<string>();
  const lines = tables.flatMap(({ name, foreignKeys }) =>
    foreignKeys.map((key) => {
      const { columns, foreignTable } = key.reference();
      const [column] = columns;
      const parent = column!.notNull ? '||' : '|o';
      const child = column!.primary ? 'o|' : 'o{';
      const to = getTableConfig(foreignTable).name;
      linked.add(name).add(to);
      return `  ${to} ${parent}--${child} ${name} : ${toSnakeCase(column!.name)}`;
    }),
  );
  const alone = tables.filter(({ name }) => !linked.has(name)).map(({ name }) => `\`${name}\``);
  return [
    '# Data model',
    '',
    'The tables and what they refer to, each line with its column. Generated from `server/src/database/schema/`, where every',
    'column is described.',
    '',
    '```mermaid',
    'erDiagram',
    ...lines,
    '```',
    '',
    `On their own: ${alone.join(', ')}.`,
    '',
  ].join('\n');
}
