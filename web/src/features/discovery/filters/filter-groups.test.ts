import type { FilterCategory } from '@cortado/contract';
import { describe, expect, it } from 'vitest';
import { filterGroups } from './OptionGroup.tsx';

function category(name: string, change: Partial<FilterCategory> = {}, values = ['one', 'two']) {
  return {
    id: 1,
    name,
    display_name: name === 'roast_level' ? 'Roast Level' : name,
    is_active: true,
    is_core_filter: false,
    options: values.map((value) => ({ value, display_name: value, is_active: value !== 'off' })),
    ...change,
  } as FilterCategory;
}

describe('filter groups', () => {
  it('are the built-in and core ones in the order given, and the rest under Additional', () => {
    const groups = filterGroups([
      category('vibe'),
      category('roaster', { is_core_filter: true }),
      category('features', { is_core_filter: true }),
      category('roast_level'),
      category('brewing_method'),
    ]);
    expect(groups.core.map((group) => group.name)).toEqual([
      'roaster',
      'features',
      'roast_level',
      'brewing_method',
    ]);
    expect(groups.additional.map((group) => group.name)).toEqual(['vibe']);
  });

  it('are headed by their display names, but for Roast Levels', () => {
    const method = category('brewing_method', { display_name: 'Brewing Method' });
    const { core } = filterGroups([category('roast_level'), method]);
    expect(core.map(({ heading }) => heading)).toEqual(['Roast Levels', 'Brewing Method']);
  });

  it('list roast levels from light to dark', () => {
    const [roasts] = filterGroups([category('roast_level', {}, ['dark', 'light', 'medium'])]).core;
    expect(roasts?.options.map((option) => option.value)).toEqual(['light', 'medium', 'dark']);
  });

  it('leave out what is inactive or empty', () => {
    const groups = filterGroups([
      category('vibe', { is_active: false }),
      category('seating', {}, []),
      category('decaf', {}, ['on', 'off']),
    ]);
    expect(groups.additional.map((group) => group.options.map((o) => o.value))).toEqual([['on']]);
  });
});
