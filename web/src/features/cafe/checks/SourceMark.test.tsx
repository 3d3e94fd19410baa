// @vitest-environment jsdom
import type { AppliedFilter, Cafe, KnownFact } from '@cortado/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { CheckedFacts } from './CheckedFacts.tsx';
import { questionAbout } from './questions.ts';
import { SourceMark } from './SourceMark.tsx';

afterEach(cleanup);

/** With spaces at which a day may break. */
const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');

const show = (children: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>)
    .container;

const fact = (one: Partial<KnownFact>): KnownFact => ({
  fact: 'phone',
  source: null,
  isConfirmed: false,
  mark: 'a',
  ...one,
});
const by = (
  origin: NonNullable<KnownFact['source']>['by'],
  isConfirmed: boolean,
  of?: string,
): Partial<KnownFact> => ({
  source: { by: origin, on: '2026-11-12', ...(of && { of }) },
  isConfirmed,
});
const cafeWith = (facts?: readonly KnownFact[], more: object = {}) =>
  ({ id: 1, name: 'A', area: 'B', appliedFilters: [], facts, ...more }) as unknown as Cafe;

it.each([
  [by('city', true, 'food licenses'), 'sure', 'from city records (food licenses), Nov 12, 2026'],
  [by('city', true), 'sure', 'from city records, Nov 12, 2026'],
  [by('owner', true), 'sure', 'checked Nov 12, 2026 by the owner'],
  [by('admin', true), 'sure', 'checked Nov 12, 2026 by an admin'],
  [by('visitors', true), 'likely', 'checked Nov 12, 2026 by visitors'],
  [by('report', true), 'likely', 'checked Nov 12, 2026 after a report'],
  [by('city', false), 'open', 'from city records on Nov 12, 2026, too long ago'],
  [by('owner', false), 'open', 'checked by the owner on Nov 12, 2026, too long ago'],
  [by('admin', false), 'open', 'checked by an admin on Nov 12, 2026, too long ago'],
  [by('visitors', false), 'open', 'checked by visitors on Nov 12, 2026, too long ago'],
  [by('report', false), 'open', 'checked after a report on Nov 12, 2026, too long ago'],
  [by('import', false, 'list.csv'), 'open', 'from an import (list.csv), Nov 12, 2026, not checked'],
  [by('import', false), 'open', 'from an import, Nov 12, 2026, not checked'],
  [by('sample', false), 'sample', 'sample, not checked'],
  [{}, 'open', 'nobody has recorded where this comes from'],
])('a value %j has the mark %s and says: %s', (source, reliability, said) => {
  const page = show(<SourceMark cafe={cafeWith([fact(source)])} fact="phone" />);
  const mark = page.querySelector('button')!;
  expect(mark.dataset['reliability']).toBe(reliability);
  expect(plain(mark.getAttribute('aria-label'))).toBe(`Phone: ${said}`);
  const popover = page.querySelector('[popover]')!;
  expect(mark.getAttribute('popovertarget')).toBe(popover.id);
  expect(plain(popover.textContent)).toContain(said);
});

it('marks an option of a filter by its own source', () => {
  const options = [fact({ fact: 'filterIds', option: 1 }), fact({ fact: 'filterIds', option: 2 })];
  const cafe = cafeWith([options[0]!, { ...options[1]!, ...by('sample', false) }]);
  const page = show(<SourceMark cafe={cafe} fact="filterIds" option={2} what="Quiet" />);
  expect(page.querySelector('button')!.getAttribute('aria-label')).toBe(
    'Quiet: sample, not checked',
  );
});

it.each([[undefined], [[]]])('without a source loaded yet (%j) nothing is marked', (facts) => {
  expect(show(<SourceMark cafe={cafeWith(facts)} fact="phone" />).innerHTML).toBe('');
});

const option = (id: number, category: string, label: string, name: string) =>
  ({
    id,
    category_name: category,
    category_display_name: label,
    display_name: name,
  }) as AppliedFilter;

it.each([
  ['address', undefined, 'Is it still at 1 Main St?'],
  ['website', undefined, 'Is the website still cafe.example?'],
  ['phone', undefined, 'Is the phone number still 617-555-0100?'],
  ['instagramHandle', undefined, 'Is it still @cafe on Instagram?'],
  ['openingHours', undefined, 'Is it open like this?'],
  ['sellsCoffeeBeans', undefined, 'Does it sell coffee beans?'],
  ['priceLevel', undefined, 'Is $$ right for its prices, from $ to $$$$?'],
  ['filterIds', 1, 'Does it serve light roast?'],
  ['filterIds', 2, 'Does it have wifi?'],
  ['filterIds', 3, 'Vibe: does “Quiet” describe this café?'],
  ['filterIds', 4, 'Does it serve French Press?'],
  ['filterIds', 5, 'Does it roast in house?'],
  ['filterIds', 6, null],
  ['name', undefined, null],
  ['neighborhood', undefined, null],
  ['position', undefined, null],
] as const)('about %s %s visitors are asked: %s', (name, id, question) => {
  const cafe = cafeWith([], {
    address: '1 Main St',
    website: 'https://www.cafe.example/menu',
    phone: '617-555-0100',
    instagramHandle: '@cafe',
    priceLevel: 2,
    appliedFilters: [
      option(1, 'roast_level', 'Roast Level', 'Light Roast'),
      option(2, 'features', 'Features', 'Wifi'),
      option(3, 'vibe', 'Vibe', 'Quiet'),
      option(4, 'brewing_method', 'Brewing Method', 'French Press'),
      { ...option(5, 'roaster', 'Roaster', 'Roasts in house'), value: 'roasts_in_house' },
    ],
  });
  const asked = fact({ fact: name, ...(id && { option: id }) });
  expect(questionAbout(cafe, asked)).toBe(question);
});

it('asks nothing about what visitors can’t know', () => {
  const cafe = cafeWith([fact({ fact: 'licensedSeats', ...by('city', true) })]);
  const page = show(<SourceMark cafe={cafe} fact="licensedSeats" />);
  expect(page.querySelector('[popover]')!.textContent).toBe(
    'from city records, Nov\u00A012,\u00A02026',
  );
});

it('counts all facts, and offers to check the others', () => {
  const facts = [
    fact({ fact: 'name' }),
    fact({ fact: 'phone', ...by('admin', true) }),
    fact({ fact: 'address', ...by('city', false) }),
  ];
  expect(show(<CheckedFacts cafe={cafeWith(facts)} />).textContent).toMatch(
    /^1 of 3 facts checked · oldest .*Help check$/,
  );
  cleanup();
  const whole = show(<CheckedFacts cafe={cafeWith(facts.slice(1, 2))} />);
  expect(whole.textContent).toMatch(/^The only fact is checked · oldest/);
  expect(whole.querySelector('a')).toBeNull();
  cleanup();
  expect(show(<CheckedFacts cafe={cafeWith()} />).textContent).toBe('');
});
