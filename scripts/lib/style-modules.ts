import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'postcss';
import { scopedName } from '../../web/style-names.ts';

/** Path from web/src → text, of all styles and components. */
export type Sources = ReadonlyMap<string, string>;

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const GLOBAL = /:global\(\s*\.([\w-]+)\s*\)/g;
const MODULE = '.module.css';
/** The folders whose modules every screen may use; a module elsewhere belongs to its own folder. */
const SHARED = new Set(['ui', 'map']);

export async function readSources(folder: string): Promise<Sources> {
  const paths = await readdir(folder, { recursive: true });
  const wanted = paths.filter((path) => /(?<!\.test)\.tsx?$|\.css$/.test(path)).toSorted();
  if (wanted.length === 0) throw new Error(`There are no sources in ${folder}.`);
  return new Map(
    await Promise.all(
      wanted.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const),
    ),
  );
}

function selectorsOf(css: string): string[] {
  const found: string[] = [];
  parse(css).walkRules((rule) => {
    const { parent } = rule;
    const isFrame = parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
    if (!isFrame) found.push(...rule.selectors);
  });
  return found;
}

const classesOf = (selectors: readonly string[]) =>
  new Set(
    selectors.flatMap((selector) =>
      [...selector.replaceAll(GLOBAL, '').matchAll(CLASS)].map(([, name = '']) => name),
    ),
  );

/** `features/admin` for everything below it, `ui` of a part of the design system. */
const areaOf = (path: string) => /^features\/[^/]+|^[^/]+/.exec(path)![0];

const mayUse = (path: string, module: string) =>
  areaOf(path) === areaOf(module) || SHARED.has(areaOf(module));

interface Module {
  path: string;
  selectors: string[];
  classes: Set<string>;
}

function modulesOf(sources: Sources): Module[] {
  return [...sources]
    .filter(([path]) => path.endsWith(MODULE))
    .map(([path, css]) => {
      const selectors = selectorsOf(css);
      return { path, selectors, classes: classesOf(selectors) };
    });
}

/** Declares each module's classes, so that a name it does not have is a type error. */
export function styleTypes(sources: Sources): string {
  const blocks = modulesOf(sources).map(({ path, classes }) => {
    const names = [...classes].toSorted().map((name) => `  export const ${name}: string;\n`);
    return `declare module '*/${basename(path)}' {\n${names.join('')}}\n`;
  });
  return `// Made by npm run generate from the CSS modules.\n${blocks.join('')}`;
}

/** A class of another module is styled only together with one of the own module, and only where that part may be used. */
function foreignFaults(module: Module, modules: readonly Module[], global: Set<string>): string[] {
  const owners = new Map(
    modules.flatMap(({ path, classes }) =>
      [...classes].map((name) => [scopedName(name, path), path] as const),
    ),
  );
  return module.selectors.flatMap((selector) =>
    [...selector.matchAll(GLOBAL)].flatMap(([, name = '']) => {
      const said = `${module.path}: ${selector}`;
      if (classesOf([selector]).size === 0) return [`${said} reaches beyond its module`];
      const owner = owners.get(name);
      if (!owner) return global.has(name) ? [] : [`${said} names a class that nothing has`];
      return mayUse(module.path, owner) ? [] : [`${said} reaches into ${owner}`];
    }),
  );
}

/** Whether a script finds an element by a class: its name in the page is not the one in the source. */
const selectsByClass = (source: string) =>
  /\b(?:closest|matches|querySelector(?:All)?)(?:<\w+>)?\(\s*['"`][^'"`]*\.[a-z]/.test(source);

/** Words of `className` that are written out rather than taken from a module. */
function writtenClasses(source: string): string[] {
  // Components that make class names themselves get the names of variants.
  const bare = source.replaceAll(/\w+Class\(\{[^{}]*\}\)/g, '');
  const values = [...bare.matchAll(/[cC]lassName=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)];
  return values.flatMap(([, plain, code = '']) => {
    const texts =
      plain === undefined ? [...code.matchAll(/'([^']*)'|`([^`]*)`/g)] : [[plain, plain]];
    return texts
      .flatMap(([, quoted, template = '']) => (quoted ?? template).replaceAll(/\$\{[^}]*\}/g, ''))
      .flatMap((text) => text.split(/\s+/).filter(Boolean));
  });
}

interface Import {
  name: string;
  module: string;
}

function importsOf(path: string, source: string): Import[] {
  const lines = source.matchAll(/import \* as (\w+) from '([^']+\.module\.css)'/g);
  return [...lines].map(([, name = '', from = '']) => ({
    name,
    module: join(dirname(path), from),
  }));
}

/** Violations: classes used outside their module, or nowhere; empty when all is well. */
export function styleFaults(sources: Sources): string[] {
  const faults: string[] = [];
  const modules = modulesOf(sources);
  const plain = [...sources].filter(([path]) => path.endsWith('.css') && !path.endsWith(MODULE));
  const global = classesOf(plain.flatMap(([, css]) => selectorsOf(css)));
  const used = new Map(modules.map(({ path }) => [path, new Set<string>()]));
  for (const [path] of plain) if (!path.startsWith('styles/')) faults.push(`${path} is no module`);
  for (const { path } of modules)
    if (modules.some((one) => one.path !== path && basename(one.path) === basename(path)))
      faults.push(`${path} shares its name with another module`);
  for (const module of modules) faults.push(...foreignFaults(module, modules, global));
  for (const [path, source] of sources) {
    if (/\.tsx?$/.test(path) && selectsByClass(source)) faults.push(`${path} selects by a class`);
    if (!path.endsWith('.tsx')) continue;
    for (const { name, module } of importsOf(path, source)) {
      if (!mayUse(path, module)) faults.push(`${path} uses ${module}`);
      for (const [, one = ''] of source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
        used.get(module)?.add(one);
    }
    for (const word of writtenClasses(source)) {
      const isKnown = word.endsWith('-')
        ? [...global].some((name) => name.startsWith(word))
        : global.has(word);
      if (!isKnown) faults.push(`${path} writes out the class ${word}`);
    }
  }
  for (const { path, classes } of modules)
    for (const name of classes)
      if (!used.get(path)!.has(name)) faults.push(`${path}: nothing has the class ${name}`);
  return faults;
}
