// @vitest-environment jsdom
import type { Facets, FilterOption } from '@cortado/contract';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EMPTY_STATE, type DiscoveryState } from '../../../lib/search-params.ts';
import { DiscoveryContext, type Discovery } from '../discovery-context.ts';
import type { Change } from '../state/changes.ts';
import { OptionGroup } from './OptionGroup.tsx';

const NAMES = ['Aeropress', 'Chemex', 'Cold Brew', 'Espresso', 'Pour Over', 'Siphon', 'V60'];
const group = {
  name: 'brewing_method',
  heading: 'Brewing Method',
  options: NAMES.map(
    (name, at) => ({ id: at + 1, value: name.toLowerCase(), display_name: name }) as FilterOption,
  ),
};

function open(chosen: string[] = [], facets?: Facets) {
  const changed: DiscoveryState[] = [];
  const state = { ...EMPTY_STATE, options: { brewing_method: chosen } };
  const change = (next: Change) => changed.push(next(state));
  render(
    <DiscoveryContext value={{ state, facets, change } as unknown as Discovery}>
      <OptionGroup group={group} collapsedCount={3} />
    </DiscoveryContext>,
  );
  return changed;
}
const labels = () =>
  screen.getAllByRole('checkbox').map((one) => one.closest('label')!.textContent);

it('shows the first few, and what is chosen wherever it is', () => {
  open(['siphon']);
  expect(labels()).toEqual(['Aeropress', 'Chemex', 'Cold Brew', 'Siphon']);
  expect(screen.getByRole('checkbox', { name: 'Siphon', checked: true })).toBeTruthy();
});

it('is expanded and collapsed again', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Show 4 more', expanded: false }));
  expect(labels()).toEqual(NAMES);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(labels()).toHaveLength(3);
});

it('says for each option how many cafes it would show, none included, once that is known', () => {
  open([], { options: { 1: 12, 2: 1 }, unrecorded: { options: [] } } as unknown as Facets);
  expect(labels()).toEqual(['Aeropress12 cafés', 'Chemex1 café', 'Cold Brew0 cafés']);
});

it('has the options that no cafe is known to have last, without counts', () => {
  open(['chemex'], {
    options: { 2: 0, 4: 3 },
    unrecorded: { options: [1, 2] },
  } as unknown as Facets);
  expect(labels()).toEqual(['Cold Brew0 cafés', 'Espresso3 cafés', 'Pour Over0 cafés', 'Chemex']);
  const apart = screen.getByRole('group', { name: 'Not recorded yet' });
  expect(apart.textContent).toBe('Not recorded yetChemex');
});

it('passes on what is selected', () => {
  const changed = open();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Chemex' }));
  expect(changed).toMatchObject([{ options: { brewing_method: ['chemex'] } }]);
});
