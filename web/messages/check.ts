import { compileMessage, type Messages } from './compile.ts';

/** File → its messages, of one language. */
export type Catalogue = ReadonlyMap<string, Messages>;

/** `file name` of each message → what it is given. */
function signatures(catalogue: Catalogue): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (at: string, messages: Messages) => {
    for (const [key, message] of Object.entries(messages)) {
      const name = `${at}${key}`;
      if (typeof message === 'string') {
        const { values } = compileMessage(message);
        found.set(
          name,
          [...values]
            .map((value) => value.join(': '))
            .toSorted()
            .join(', '),
        );
      } else walk(`${name}.`, message);
    }
  };
  for (const [file, messages] of catalogue) walk(`${file} `, messages);
  return found;
}

/**
 * The messages that a language lacks, has besides, or gives other values than the first language.
 * @returns a line for each; none where all is well
 */
export function catalogueFaults(catalogues: ReadonlyMap<string, Catalogue>): string[] {
  const [[source, first] = [], ...others] = catalogues;
  const wanted = signatures(first!);
  return others.flatMap(([language, catalogue]) => {
    const found = signatures(catalogue);
    const missing = [...wanted.keys()].filter((name) => !found.has(name));
    const extra = [...found.keys()].filter((name) => !wanted.has(name));
    const changed = [...found].filter(([name, given]) => (wanted.get(name) ?? given) !== given);
    return [
      ...missing.map((name) => `${language} lacks ${name}`),
      ...extra.map((name) => `${language} has ${name}, which ${source} does not`),
      ...changed.map(
        ([name, given]) => `${language} gives ${name} {${given}}, not {${wanted.get(name)}}`,
      ),
    ];
  });
}
