import { expect, it } from 'vitest';
import { MetreQueue } from './metre-queue.ts';
import { randomNumbers } from './testing/random-numbers.ts';

it('gives the nodes back from near to far, give or take 16 m', () => {
  const random = randomNumbers(3);
  const metres = Array.from({ length: 500 }, () => 1000 * random());
  const queue = new MetreQueue(500, 2000);
  for (const [node, away] of metres.entries()) queue.put(node, 2 * away);
  // A node that is put in again is moved.
  for (const [node, away] of metres.entries()) queue.put(node, away);
  const taken: number[] = [];
  while (!queue.isEmpty) {
    const least = queue.least;
    const node = queue.take();
    taken.push(node);
    expect(metres[node]!).toBeGreaterThanOrEqual(least);
    expect(metres[node]!).toBeLessThan(least + 16);
  }
  expect(taken.toSorted((a, b) => a - b)).toEqual([...metres.keys()]);
  expect(queue.least).toBe(Infinity);
});
