import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/root.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('docs/decisions/dependencies.md');

it.each(['server', 'streets', 'web', 'contract'])(
  'names exactly the production dependencies of %s, each with a reason',
  (name) => {
    const { dependencies } = JSON.parse(read(`${name}/package.json`)) as {
      dependencies: Record<string, string>;
    };
    const chapter = page.split(`\n## ${name}\n`)[1]!.split('\n## ')[0]!;
    const rows = [...chapter.matchAll(/^\| `([^`]+)` *\| ([^|]+) \| ([^|]+) \|$/gm)];
    expect(rows.map(([, one]) => one)).toEqual(Object.keys(dependencies));
    for (const [, , reason, more] of rows) expect([reason, more]).not.toContain('');
  },
);
