import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedPages } from '../server/src/docs/generated-pages.ts';
import { repoRoot } from '../server/src/repo-root.ts';

// Writes docs/generated; with --check it writes nothing and fails where a page is stale.
const folder = join(repoRoot, 'docs/generated');
const check = process.argv.includes('--check');
const stale = Object.entries(generatedPages()).filter(([name, text]) => {
  const path = join(folder, name);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
});

if (!check) mkdirSync(folder, { recursive: true });
for (const [name, text] of stale) {
  if (check) process.stderr.write(`docs/generated/${name} is stale: run npm run generate.\n`);
  else writeFileSync(join(folder, name), text);
}
if (check && stale.length > 0) process.exitCode = 1;
else process.stdout.write('docs/generated is up to date.\n');
