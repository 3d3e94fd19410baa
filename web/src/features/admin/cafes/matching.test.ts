import type { AdminCafe } from '@cortado/contract';
import { expect, it } from 'vitest';
import { matching } from './matching.ts';

const cafes = [
  {
    name: 'Render Coffee',
    address: '563 Columbus Ave',
    neighborhood: 'South End',
    status: 'archived',
  },
  { name: 'Ula Cafe', address: '284 Amory St', neighborhood: 'Jamaica Plain', status: 'published' },
] as AdminCafe[];

it.each([
  ['', 'all', 2],
  ['RENDER', 'all', 1],
  [' amory ', 'all', 1],
  ['plain', 'published', 1],
  ['plain', 'draft', 0],
  ['', 'archived', 1],
  ['nowhere', 'all', 0],
] as const)('%j among %s is in %i', (text, status, count) => {
  expect(matching(cafes, text, status)).toHaveLength(count);
});
