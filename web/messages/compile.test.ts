import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { renderIn, type Language } from '../src/lib/language.ts';
import { catalogueFaults } from './check.ts';
import { compileMessage, compileModule, dispatchModule, type Messages } from './compile.ts';

const LIB = fileURLToPath(new URL('../src/lib/message.ts', import.meta.url));
const folders: string[] = [];

type Said = (values?: object) => unknown;
type Module = Record<string, Said & Record<string, Said>>;

/** The modules of messages in some languages, and the one that chooses; as a page loads them. */
async function load(languages: Record<string, Messages>): Promise<Module> {
  const folder = await mkdtemp(fileURLToPath(new URL('../generated/test-', import.meta.url)));
  folders.push(folder);
  for (const [language, messages] of Object.entries(languages)) {
    await writeFile(join(folder, `${language}.ts`), compileModule(messages, LIB));
  }
  const [first] = Object.values(languages);
  const chosen = dispatchModule(Object.keys(languages), first!, './*.ts', LIB);
  await writeFile(join(folder, 'any.ts'), chosen);
  return (await import(pathToFileURL(join(folder, 'any.ts')).href)) as Module;
}

afterEach(async () => {
  renderIn('en');
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

it.each([
  ['Hello', {}, 'Hello'],
  ['{name} by {brand}', { name: 'Siete' }, 'Siete by Cortado'],
  ['{count, number} open', { count: 1200 }, '1,200 open'],
  ['{count, plural, =0 {none} one {# café} other {# cafés}}', { count: 0 }, 'none'],
  ['{count, plural, =0 {none} one {# café} other {# cafés}}', { count: 1 }, '1 café'],
  ['{count, plural, =0 {none} one {# café} other {# cafés}}', { count: 1200 }, '1,200 cafés'],
  ['{count, plural, one {# café} other {# cafés} =1 {a café}}', { count: 1 }, 'a café'],
  ['{place, selectordinal, one {#st} two {#nd} other {#th}}', { place: 2 }, '2nd'],
  ['{isOpen, select, true {Open} other {Closed}}', { isOpen: false }, 'Closed'],
  ['{isOpen, select, false {Closed} other {Open}}', { isOpen: false }, 'Closed'],
  ['{kind, select, a {One} b {Two} other {}}', { kind: 'b' }, 'Two'],
  ["It''s '{'braced'}'", {}, "It's {braced}"],
])('the message “%s” of %j is “%s”', async (message, values, said) => {
  const { text } = await load({ en: { text: message } });
  expect(text!(values)).toBe(said);
});

it('a message of a group is one of the group’s', async () => {
  const { days } = await load({ en: { days: { monday: 'Monday', 'cafe.open': 'Open' } } });
  expect(days!['monday']!()).toBe('Monday');
  expect(days!['cafe.open']!()).toBe('Open');
});

it('elements stand where they are given, with what their tags have between them', async () => {
  const { text } = await load({
    en: { text: 'Ask {who} or <link>{count, number} others</link>.' },
  });
  const said = text!({ who: createElement('b', null, 'Ana'), link: createElement('a'), count: 3 });
  expect(renderToStaticMarkup(createElement('p', null, said as string))).toBe(
    '<p>Ask <b>Ana</b> or <a>3 others</a>.</p>',
  );
});

it('the language of the page decides, from one call to the next', async () => {
  const { text } = await load({
    en: { text: '{count, plural, one {# day} other {# days}}' },
    pl: { text: '{count, plural, one {# dzień} few {# dni} other {# dnia}}' },
  });
  expect(text!({ count: 2 })).toBe('2 days');
  renderIn('pl' as Language);
  expect(text!({ count: 2 })).toBe('2 dni');
});

describe('what a message is given', () => {
  it.each([
    ['{a} {b}', '{ a: Value; b: Value }'],
    ['{a, number}', '{ a: number }'],
    ['{a, plural, one {{b}} other {#}}', '{ a: number; b: Value }'],
    ['{a} {a, plural, one {1} other {#}}', '{ a: number }'],
    ['{a, select, x {X} y {Y} other {}}', '{ a: "x" | "y" }'],
    ['{a, select, x {X} other {else}}', '{ a: string }'],
    ['{a, select, true {Yes} other {No}}', '{ a: boolean }'],
    ['<b>{a}</b>', '{ a: Value; b: ReactElement }'],
  ])('of “%s” is %s', (message, type) => {
    expect(compileMessage(message).code).toContain(type);
  });

  it.each([
    ['{a, number} {a, select, x {X} other {}}', '{a} is of two types'],
    ['{a', 'EXPECT_ARGUMENT_CLOSING_BRACE in “{a”'],
    ['{a, date}', 'Dates and times are given as text'],
  ])('“%s” is refused: %s', (message, reason) => {
    expect(() => compileMessage(message)).toThrow(reason);
  });
});

it('a language lacks nothing, has nothing besides, and gives its messages the same', () => {
  const en = new Map([['a', { one: 'One', groups: { two: '{name} two' } }]]);
  const es = new Map([['a', { groups: { two: '{nombre} dos' }, extra: 'Más' }]]);
  const same = new Map([['a', { one: 'Uno', groups: { two: 'Dos: {name}' } }]]);
  expect(
    catalogueFaults(
      new Map([
        ['en', en],
        ['es', same],
      ]),
    ),
  ).toEqual([]);
  expect(
    catalogueFaults(
      new Map<string, typeof en>([
        ['en', en],
        ['es', es as never],
      ]),
    ),
  ).toEqual([
    'es lacks a one',
    'es has a extra, which en does not',
    'es gives a groups.two {nombre: Value}, not {name: Value}',
  ]);
});
