import { parseSync } from 'vite';
import type { Sources } from './style-modules.ts';

/** Props and fields whose value is shown or read out. */
const SAID = new Set([
  'about',
  'alt',
  'aria-label',
  'aria-roledescription',
  'description',
  'error',
  'hint',
  'label',
  'message',
  'placeholder',
  'text',
  'title',
  'working',
]);
const LETTER = /\p{L}/u;

type Node = Readonly<Record<string, unknown>> & { type: string; start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The possible strings of an expression, whatever its conditions. */
function literalsOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  const { type } = value;
  if (type === 'Literal') return typeof value['value'] === 'string' ? [value['value']] : [];
  if (type === 'TemplateElement') return [(value['value'] as { cooked: string }).cooked];
  if (type === 'TemplateLiteral') return (value['quasis'] as Node[]).flatMap(literalsOf);
  if (type === 'ConditionalExpression') {
    return [...literalsOf(value['consequent']), ...literalsOf(value['alternate'])];
  }
  if (type === 'LogicalExpression' || (type === 'BinaryExpression' && value['operator'] === '+')) {
    const left = value['operator'] === '&&' ? [] : literalsOf(value['left']);
    return [...left, ...literalsOf(value['right'])];
  }
  return literalsOf(value['expression']);
}

/** The texts of a node itself on the screen. */
function saidBy(node: Node): string[] {
  switch (node.type) {
    case 'JSXText':
      return [String(node['value'])];
    case 'JSXElement':
    case 'JSXFragment':
      return (node['children'] as Node[])
        .filter(({ type }) => type === 'JSXExpressionContainer')
        .flatMap(literalsOf);
    case 'JSXAttribute':
      return SAID.has(String((node['name'] as Node)['name'])) ? literalsOf(node['value']) : [];
    case 'Property':
      return SAID.has(String((node['key'] as Node)['name'])) ? literalsOf(node['value']) : [];
    case 'CallExpression':
      return (node['callee'] as Node)['name'] === 'useTitle'
        ? (node['arguments'] as Node[]).flatMap(literalsOf)
        : [];
    default:
      return [];
  }
}

function allSaid(node: Node): string[] {
  return [...saidBy(node), ...childrenOf(node).flatMap(allSaid)];
}

/**
 * Texts written in a component: "path: text" for each.
 */
export function strayTexts(sources: Sources): string[] {
  return [...sources].flatMap(([path, code]) => {
    if (!/\.tsx?$/.test(path)) return [];
    return allSaid(parseSync(path, code).program as unknown as Node)
      .map((text) => text.trim().replaceAll(/\s+/g, ' '))
      .filter((text) => LETTER.test(text))
      .map((text) => `${path}: ${text}`);
  });
}

function ownString(node: Node): string[] {
  if (node.type === 'JSXText') return [String(node['value'])];
  return node.type === 'Literal' || node.type === 'TemplateElement' ? literalsOf(node) : [];
}

/** Every string in the code of a file, without the paths of imports. */
export function stringsOf(path: string, code: string): string[] {
  const walk = (node: Node): string[] =>
    node['source'] ? [] : [...ownString(node), ...childrenOf(node).flatMap(walk)];
  return walk(parseSync(path, code).program as unknown as Node);
}

const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

function importedMessages(program: Node): Set<string> {
  const imports = (program['body'] as Node[]).filter(
    ({ type, source }) =>
      type === 'ImportDeclaration' && String((source as Node)['value']).startsWith('#messages/'),
  );
  const specifiers = imports.flatMap(({ specifiers: all }) => all as Node[]);
  return new Set(specifiers.map(({ local }) => String((local as Node)['name'])));
}

/** The first name of `texts.groups.name`. */
const rootOf = (node: Node): string =>
  isNode(node['object']) ? rootOf(node['object']) : String(node['name']);

/** Messages that are evaluated when a file is loaded, so that all pages would have them in one language. */
export function messagesOfModules(path: string, code: string): string[] {
  const program = parseSync(path, code).program as unknown as Node;
  const names = importedMessages(program);
  const walk = (node: Node): string[] => {
    if (FUNCTIONS.has(node.type)) return [];
    const callee = node.type === 'CallExpression' ? rootOf(node['callee'] as Node) : '';
    return [
      ...(names.has(callee) ? [`${path}: ${callee}`] : []),
      ...childrenOf(node).flatMap(walk),
    ];
  };
  return walk(program);
}

const IMPORT =
  /import (?:\* as (?<alias>\w+)|\{(?<names>[^}]*)\}) from '#messages\/(?<file>[^']+)'/g;

/** "file name" of each message, or group of messages, that is imported by its name or by an alias. */
export function usedMessages(sources: Sources): Set<string> {
  const used = new Set<string>();
  for (const code of sources.values()) {
    const imports = [...code.matchAll(IMPORT)].map(({ groups }) => groups!);
    for (const { names, file } of imports)
      for (const name of names?.split(',') ?? []) used.add(`${file} ${name.trim().split(' ')[0]}`);
    for (const { alias, file } of imports)
      for (const [, name] of alias ? code.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g')) : [])
        used.add(`${file} ${name}`);
  }
  return used;
}
