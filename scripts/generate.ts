import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { generatedPages } from '../server/src/app/generated-pages.ts';
import { repoRoot } from '../server/src/core/repo-root.ts';
import { readSources, styleTypes } from './lib/style-modules.ts';
import { textFonts } from './lib/text-fonts.ts';

// Writes what is made from code and packages; with --check it writes nothing and fails where a file is stale.
const check = process.argv.includes('--check');
const pages = Object.entries(generatedPages()).map(
  ([name, text]) => [`docs/generated/${name}`, Buffer.from(text)] as const,
);
const styles = Buffer.from(styleTypes(await readSources(join(repoRoot, 'web/src'))));
let stale = 0;

const files = [...pages, ['web/generated/styles.d.ts', styles] as const, ...(await textFonts())];
for (const [name, content] of files) {
  const path = join(repoRoot, name);
  const stored = await readFile(path).catch(() => null);
  if (stored && content.equals(stored)) continue;
  stale++;
  if (check) process.stderr.write(`${name} is stale: run npm run generate.\n`);
  else {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
if (check && stale > 0) process.exitCode = 1;
else process.stdout.write('What is generated is up to date.\n');
