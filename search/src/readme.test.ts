import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findTrails } from '../example.ts';

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

const TRAILS = [
  { name: 'Harbor Walk', about: 'Flat, with a view of a waterfall.' },
  { name: 'Waterfall Loop', about: 'Steep steps.' },
  { name: 'Old Mill', about: 'Along a river.' },
];

it.each([
  ['waterfall', ['Waterfall Loop', 'Harbor Walk']],
  ['falls', ['Waterfall Loop', 'Harbor Walk']],
  ['watrefal', ['Waterfall Loop', 'Harbor Walk']],
  ['steep water', ['Waterfall Loop']],
  ['mil', ['Old Mill']],
  ['lake', []],
])('the example finds by %j', (typed, names) => {
  expect(findTrails(TRAILS, typed)).toEqual(names);
});

it('the README shows the example, in twenty lines at most', () => {
  const example = read('example.ts');
  expect(read('README.md')).toContain(`\`\`\`ts\n${example}\`\`\`\n`);
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(20);
});
