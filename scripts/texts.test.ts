import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/root.mjs';
import { messagesOfModules, strayTexts } from './lib/screen-texts.ts';
import { readSources } from './lib/style-modules.ts';

/** Pages that are nothing but their text. */
const PROSE = new Set(['features/about/AboutScreen.tsx', 'features/static-pages/pages.ts']);

// The last file of texts becomes messages with the rules of health.
const isHome = (path: string) => /^texts\.tsx?$/.test(basename(path)) || PROSE.has(path);

it('what is said on the screen is a message', async () => {
  expect(strayTexts(await readSources(join(ROOT, 'web/src')), isHome)).toEqual([]);
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
  const found = strayTexts(new Map([['A.tsx', code]]), () => false);
  expect(found).toEqual(said.split('|').map((text) => `A.tsx: ${text}`));
});

it.each([
  '<p className="t-small" data-kind="pin">{texts.notRated} · {count} ({1 + 1}) {"·"}</p>',
  '<p>{kind === "list" && <b />}{kind === "list" ? texts.list : texts.map}{call("GET /api/areas")}</p>',
  '<Link href="/about" title={texts.about}>{texts.count(total)}</Link>',
])('%s says nothing of its own', (code) => {
  expect(strayTexts(new Map([['A.tsx', code]]), () => false)).toEqual([]);
});

it('no message is read when a file is loaded', async () => {
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
