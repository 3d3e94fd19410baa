import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueFaults, type Catalogue } from './check.ts';
import { compileModule, dispatchModule, type Messages } from './compile.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const GENERATED = fileURLToPath(new URL('../generated/messages/', import.meta.url));
const LIB = fileURLToPath(new URL('../src/lib/message.ts', import.meta.url));

async function readCatalogue(language: string): Promise<Catalogue> {
  const folder = join(FOLDER, language);
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.json'),
  );
  const read = files.toSorted().map(async (file) => {
    const messages = JSON.parse(await readFile(join(folder, file), 'utf8')) as Messages;
    return [file.slice(0, -'.json'.length), messages] as const;
  });
  return new Map(await Promise.all(read));
}

/** Two builds may write at once, and one may read what the other writes. */
async function replace(path: string, content: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => null)) === content) return;
  await mkdir(dirname(path), { recursive: true });
  const passing = `${path}.${process.pid}`;
  await writeFile(passing, content);
  await rename(passing, path);
}

const seenFrom = (path: string, target: string) => relative(dirname(path), target);

/**
 * Writes the modules of all messages: of each language, and those that choose by the language of the page.
 * @throws Error that names each message a language lacks
 */
export async function writeMessages(): Promise<void> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  const languages = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const catalogues = new Map(
    await Promise.all(languages.map(async (one) => [one, await readCatalogue(one)] as const)),
  );
  const faults = catalogueFaults(catalogues);
  if (faults.length > 0) throw new Error(`The messages don’t match:\n${faults.join('\n')}`);
  const written = [...catalogues].flatMap(([language, files]) =>
    [...files].map(([file, messages]) => {
      const path = join(GENERATED, language, `${file}.ts`);
      return replace(path, compileModule(messages, seenFrom(path, LIB)));
    }),
  );
  const [[, first] = []] = catalogues;
  const chosen = [...first!].map(([file, messages]) => {
    const path = join(GENERATED, 'any', `${file}.ts`);
    const of = seenFrom(path, join(GENERATED, '*', `${file}.ts`));
    return replace(path, dispatchModule(languages, messages, of, seenFrom(path, LIB)));
  });
  await Promise.all([...written, ...chosen]);
}
