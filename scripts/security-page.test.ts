import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './lib/root.mjs';

/** The requirements of OWASP ASVS 5.0 by level, a chapter's section as `2:1-3,5`. */
const LEVEL_1 = `V1 2:1-5 3:1-2 5:1 V2 1:1 2:1-2 3:1 V3 2:1-2 3:1 4:1-2 5:1-3 V4 1:1 4:1 V5 2:1-2 3:1-2
  V6 1:1 2:1-8 3:1-2 4:1-2 V7 2:1-4 4:1-2 V8 1:1 2:1-2 3:1 V9 1:1-3 2:1 V10 4:1-5 V11 3:1-2 4:1
  V12 1:1 2:1-2 V13 4:1 V14 2:1 3:1 V15 1:1 2:1 3:1`;
const LEVEL_2 = `V1 1:1-2 2:6-9 3:3-11 4:1-3 5:2 V2 1:2-3 2:3 3:2-4 4:1 V3 3:2-4 4:3-6 5:4-5 7:1-2
  V4 1:2-3 2:1 3:1-2 4:2-4 V5 1:1 2:3 4:1-3 V6 1:2-3 2:9-12 3:3-4 4:3-4 5:1-5 6:1-3 8:1-4
  V7 1:1-3 3:1-2 4:3-5 5:1-2 6:1-2 V8 1:2 2:3 4:1 V9 2:2-4 V10 1:1-2 2:1-2 3:1-4 4:6-11 5:1-5 6:1-2 7:1-3
  V11 1:1-2 2:1-3 3:3 4:2-4 5:1 6:1 V12 1:2-3 3:1-4 V13 1:1 2:1-5 3:1-2 4:2-5 V14 1:1-2 2:2-4 3:2-3
  V15 1:2-3 2:2-3 3:2-7 V16 1:1 2:1-5 3:1-4 4:1-3 5:1-3 V17 1:1 2:1-4 3:1-2`;

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
/** The part after the overview of what is missing, which names requirements again. */
const chapters = page.slice(page.indexOf('\n## V1 '));

function idsOf(level: string): string[] {
  let chapter = '';
  return level.split(/\s+/).flatMap((part) => {
    const [section, range] = part.split(':');
    if (range === undefined) chapter = part;
    const [first, last = first] = (range ?? '1-0').split('-').map(Number) as [number, number?];
    const count = Math.max(0, last - first + 1);
    return Array.from({ length: count }, (_, index) => `${chapter}.${section}.${first + index}`);
  });
}

/** The ids of rows, and of the sentence of the last chapter. */
const listed = chapters
  .split('\n')
  .map((line) => (line.startsWith('|') ? line.split('|')[1]! : line.split('(')[1]))
  .flatMap((cell) => cell?.match(/\bV\d+\.\d+\.\d+\b/g) ?? []);

it('lists every requirement of levels 1 and 2 once, and no other', () => {
  const wanted = [...idsOf(LEVEL_1), ...idsOf(LEVEL_2)];
  expect([idsOf(LEVEL_1).length, wanted.length]).toEqual([70, 253]);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
});

it('a row is marked as of level 1 if it is', () => {
  const level1 = new Set(idsOf(LEVEL_1));
  for (const line of chapters.split('\n').filter((one) => one.startsWith('| V'))) {
    const [, ids = '', mark] = line.split('|').map((cell) => cell.trim());
    expect([ids, mark]).toEqual([ids, ids.split(', ').some((id) => level1.has(id)) ? '**1**' : '']);
  }
});

/** Each quoted name with the test file named last before it. */
function namedTests(): [string, string][] {
  let file = '';
  const found: [string, string][] = [];
  for (const [, path, name] of chapters.matchAll(/`([\w./-]+\.test\.tsx?)`|"((?:\\"|[^"])+)"/g)) {
    if (path !== undefined) file = path;
    else found.push([file, name!.replaceAll('\\"', '"')]);
  }
  return found;
}

it('the tests it names exist', () => {
  const tests = namedTests();
  expect(tests.length).toBeGreaterThan(120);
  const missing = tests.filter(
    ([file, name]) => !readFileSync(join(ROOT, file), 'utf8').includes(name),
  );
  expect(missing).toEqual([]);
});
