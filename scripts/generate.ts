import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { dataModelPage, settingsPage } from '../server/src/app/generated-pages.ts';
import { repoRoot } from '../server/src/core/repo-root.ts';
import { writeMessages } from '../web/messages/write.ts';
import { readSources, styleTypes } from './lib/style-modules.ts';
import { textFonts } from './lib/text-fonts.ts';

// Writes the files generated from code and packages; with --check it fails where a file is stale instead. The messages and
// the types of the styles are not committed, so they are written either way; with --types only these.
const [check, typesOnly] = ['--check', '--types'].map((flag) => process.argv.includes(flag));

async function write(name: string, content: Buffer): Promise<void> {
  const path = join(repoRoot, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

await writeMessages();
await write(
  'web/generated/styles.d.ts',
  Buffer.from(styleTypes(await readSources(join(repoRoot, 'web/src')))),
);
const pages = [
  ['docs/generated/data-model.md', Buffer.from(dataModelPage())],
  ['docs/generated/settings.md', Buffer.from(settingsPage())],
] as const;
for (const [name, content] of typesOnly ? [] : [...pages, ...(await textFonts())]) {
  const stored = await readFile(join(repoRoot, name)).catch(() => null);
  if (stored && content.equals(stored)) continue;
  if (check) {
    process.stderr.write(`${name} is stale: run npm run generate.\n`);
    process.exitCode = 1;
  } else await write(name, content);
}
