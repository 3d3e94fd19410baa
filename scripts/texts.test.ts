import { ERRORS } from '@cortado/contract';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/root.mjs';
import { messagesOfModules, strayTexts, usedMessages } from './lib/screen-texts.ts';
import { readSources } from './lib/style-modules.ts';

const MESSAGES = join(ROOT, 'web/messages/en');

it('every text on the screen is a message', async () => {
  expect(strayTexts(await readSources(join(ROOT, 'web/src')))).toEqual([]);
});

it.each([
  ['<p>Not rated</p>', 'Not rated'],
  ['<p>{count} cafés</p>', 'cafés'],
  ['<p>{isOpen ? "Show fewer" : `Show ${n} more`}</p>', 'Show fewer|Show|more'],
  ['<p>{isSaved && " (saved)"}</p>', '(saved)'],
  ['<p>{name ?? ("Nobody" + "!")}</p>', 'Nobody'],
  ['<a aria-label={`Remove ${name}`} />', 'Remove'],
  ['<Field label="Name" placeholder={"you@example.com"} />', 'Name|you@example.com'],
  ['toast({ tone: "error", title: "Error" })', 'Error'],
  ['useTitle("Profile")', 'Profile'],
])('%s says “%s”', (code, said) => {
  const found = strayTexts(new Map([['A.tsx', code]]));
  expect(found).toEqual(said.split('|').map((text) => `A.tsx: ${text}`));
});

it.each([
  '<p className="t-small" data-kind="pin">{texts.notRated} · {count} ({1 + 1}) {"·"}</p>',
  '<p>{kind === "list" && <b />}{kind === "list" ? texts.list : texts.map}{call("GET /api/areas")}</p>',
  '<Link href="/about" title={texts.about}>{texts.count(total)}</Link>',
])('%s has no text of its own', (code) => {
  expect(strayTexts(new Map([['A.tsx', code]]))).toEqual([]);
});

it('no message is evaluated when a file is loaded', async () => {
  const sources = await readSources(join(ROOT, 'web/src'));
  const found = [...sources].filter(([path]) => /\.tsx?$/.test(path));
  expect(found.flatMap(([path, code]) => messagesOfModules(path, code))).toEqual([]);
});

it.each([
  ['const TABS = [texts.tab()];', 1],
  ['const TITLES = { a: texts.groups.title({ count: 1 }) };', 1],
  ['const tabs = () => [texts.tab()]; function Tab() { return <b>{texts.tab()}</b>; }', 0],
  ['const TABS = [texts.tab]; const KEYS = Object.keys(TABS);', 0],
])('%s reads %i when it is loaded', (code, count) => {
  const file = `import * as texts from '#messages/a';\n${code}`;
  expect(messagesOfModules('A.tsx', file)).toHaveLength(count);
});

it('every message is used somewhere', async () => {
  const used = usedMessages(await readSources(join(ROOT, 'web/src')));
  // The server uses those of errors by name; a code has its own.
  const sources = [...(await readSources(join(ROOT, 'server/src'))).values()];
  const server = sources.filter((code) => /error-texts\.ts'|\bbusy: '/.test(code)).join('');
  const said = [...server.matchAll(/'(\w+)'/g)].map(([, name]) => name!);
  for (const name of [...Object.keys(ERRORS), ...said]) used.add(`errors ${name}`);
  const files = readdirSync(MESSAGES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  );
  const messages = files.flatMap((path) => {
    const file = path.slice(0, -'.json'.length);
    const names = Object.keys(JSON.parse(readFileSync(join(MESSAGES, path), 'utf8')) as object);
    return names.map((name) => `${file} ${name}`);
  });
  expect(messages.length).toBeGreaterThan(1000);
  expect(messages.filter((message) => !used.has(message))).toEqual([]);
});

it('a message is used by its name or its alias', () => {
  const code =
    "import * as texts from '#messages/a';import { b as c } from '#messages/d/e';texts.one();texts.two.three();";
  expect([...usedMessages(new Map([['A.tsx', code]]))]).toEqual(['d/e b', 'a one', 'a two']);
});
