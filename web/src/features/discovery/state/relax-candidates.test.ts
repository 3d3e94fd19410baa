import { describe, expect, it } from 'vitest';
import { categories, filteredSearch } from '../../../testing/filtered-search.ts';
import { relaxCandidates, relaxOthers, relaxPairs } from './relax-candidates.ts';

describe('what could be relaxed in an empty search', () => {
  it('is a whole group where one of its values is enough, each feature, the text and the area', () => {
    expect(relaxCandidates(filteredSearch, categories).map((candidate) => candidate.label)).toEqual(
      [
        'Brewing Method',
        'Secret Garden',
        'Wifi',
        'Open Mon 7:00 AM',
        'Sells coffee beans',
        'Price level 2',
        'Confirmed facts only',
        'Map area',
        '2+ stars',
        '“latte”',
        'Back Bay',
      ],
    );
  });

  it('is gone once removed', () => {
    for (const candidate of relaxCandidates(filteredSearch, categories)) {
      const left = relaxCandidates(candidate.remove(filteredSearch), categories).map(
        ({ key }) => key,
      );
      expect(left).not.toContain(candidate.key);
    }
  });
});

it('removes every two of some filters together', () => {
  const [method, garden, wifi] = relaxCandidates(filteredSearch, categories);
  const pairs = relaxPairs([method!, garden!, wifi!]);
  expect(pairs.map(({ label }) => label)).toEqual([
    'Brewing Method, Secret Garden',
    'Brewing Method, Wifi',
    'Secret Garden, Wifi',
  ]);
  for (const { label, remove } of pairs) {
    const left = relaxCandidates(remove(filteredSearch), categories).map((one) => one.label);
    for (const part of label.split(', ')) expect(left).not.toContain(part);
    expect(left).toHaveLength(9);
  }
});

it('removes all filters but one', () => {
  const all = relaxCandidates(filteredSearch, categories);
  const others = relaxOthers(all);
  expect(others[1]!.label).not.toContain('Secret Garden');
  for (const [at, { remove }] of others.entries()) {
    const left = relaxCandidates(remove(filteredSearch), categories);
    expect(left.map(({ label }) => label)).toEqual([all[at]!.label]);
  }
});
