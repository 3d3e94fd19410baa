import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/root.mjs';
import { stringsOf } from './lib/screen-texts.ts';
import { readSources } from './lib/style-modules.ts';

const FOLDERS = ['contract/src', 'server/src'];
const MESSAGES = join(ROOT, 'web/messages/en');
/** Where the words on the screen and in emails are. */
const TEXTS = /(^|\/)texts\.tsx?$|^texts\/|^(labels|import-note-kinds)\.ts$|\/mail\/messages\//;
/** Words that docs/writing.md has another one for. */
const REPLACED =
  /(?<![\w./-])(cafes?|e-mails?|mails?|mailed|log in|looks? after|alternative text|somebody|anybody)(?![\w./-])/i;
/** The product's specification words these. */
const SPECIFIED =
  /Manage Cafes|Import Cafes|(Add|Adding|Edit|create|importing|updating the|import some) cafe|Cafe (created|updated|not found|name|status)|No cafes found\. |cafes out of|search for cafes|fetch cafe|your cafe\?|Suggest a cafe/g;

const replacedOf = (texts: readonly string[]) =>
  texts.filter((text) => REPLACED.test(text.replaceAll(SPECIFIED, '')));
const replacedIn = (path: string, code: string) => replacedOf(stringsOf(path, code));

it.each(FOLDERS)('texts of %s have the words of docs/writing.md', async (folder) => {
  const texts = [...(await readSources(join(ROOT, folder)))].filter(([path]) => TEXTS.test(path));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.flatMap(([path, code]) => replacedIn(path, code))).toEqual([]);
});

it('messages have the words of docs/writing.md', () => {
  const files = readdirSync(MESSAGES, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.json'),
  );
  const messages = files.flatMap((path) => {
    const text = readFileSync(join(MESSAGES, path), 'utf8');
    // Of each pair of a name and a message the message, without the names of its parameters.
    return [...text.matchAll(/": "(.*)"/g)].map(([, message = '']) =>
      message.replaceAll(/\{\w+(?:, \w+,?)?/g, ''),
    );
  });
  expect(messages.length).toBeGreaterThan(1000);
  expect(replacedOf(messages)).toEqual([]);
});

it.each([
  ["'No cafes yet'", ['No cafes yet']],
  ['`${count} mails sent`', [' mails sent']],
  ['<p>Log in to {name}</p>', ['Log in to ']],
  ["({ 'cafe.created': 'Looked after by its owner' })", []],
  ["import { mail } from './mail'; 'Is this your cafe?'", []],
])('in %s it finds %j', (code, found) => {
  expect(replacedIn('a.tsx', code)).toEqual(found);
});
