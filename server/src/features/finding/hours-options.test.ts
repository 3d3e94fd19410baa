import { readFileSync } from 'node:fs';
import { parseCafeQuery } from '@cortado/contract';
import { expect, it } from 'vitest';
import { CafePresenter } from '../../catalogue/cafe-presenter.ts';
import { minuteAt } from '../../catalogue/hours/minute.ts';
import { buildSnapshot } from '../../catalogue/snapshot.ts';
import { testCafe } from '../../catalogue/testing/cafe.ts';
import { seedDirectory } from './testing/seed-directory.ts';

interface Question {
  q: string;
  chips: string[];
  finds?: string[];
}
interface KnownHours {
  name: string;
  hours: string | null;
  options: string[];
}

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`testing/${name}.json`, import.meta.url), 'utf8'));

const { categories } = seedDirectory();
const options = categories.flatMap(({ name, options: all }) =>
  all.map(({ id, value }) => ({ id, key: `${name}:${value}` })),
);
const cafes = (read('known-hours') as KnownHours[]).map(({ name, hours, options: set }, at) =>
  testCafe(at + 1, name, {
    openingHours: hours ?? '',
    filterOptionIds: set.map((key) => options.find((option) => option.key === key)!.id),
  }),
);
// A Monday, 8 AM in Boston.
const now = minuteAt(new Date('2026-06-01T12:00:00Z'));
const snapshot = buildSnapshot({ cafes, categories }, 1, now);
const all = [...snapshot.cafes.values()];
const names = (ids: readonly number[]) => ids.map((id) => snapshot.cafes.get(id)!.name).toSorted();

const asked = (read('timed-questions') as Question[]).filter(
  ({ chips, finds }) => finds && chips.length === 1 && chips[0]!.startsWith('open_hours:'),
);

it.each(asked)(
  '‘$q’ finds cafes by known hours, and by what was set where they are unknown',
  ({ chips, finds }) => {
    const [category = '', value = ''] = chips[0]!.split(':');
    const query = parseCafeQuery({ [`dynamicFilter_${category}`]: value });
    expect(names(snapshot.search(query).ids)).toEqual(finds!.toSorted());
    const { id } = options.find(({ key }) => key === chips[0])!;
    expect(snapshot.facets(parseCafeQuery({})).options[id]).toBe(finds!.length);
    const carrying = all.filter(({ appliedFilters }) =>
      appliedFilters.some((one) => one.id === id),
    );
    const matching = cafes.filter(
      ({ name, filterOptionIds }) => finds!.includes(name) && filterOptionIds.includes(id),
    );
    expect(names(carrying.map((cafe) => cafe.id))).toEqual(names(matching.map((cafe) => cafe.id)));
  },
);

it('takes by hand what follows from days that are unknown', () => {
  const idOf = (key: string) => options.find((option) => option.key === `open_hours:${key}`)!.id;
  const keys = ['opens_early', 'open_late', 'open_saturday', 'open_sunday'];
  const cafe = (id: number, openingHours: string, set: string[]) =>
    testCafe(id, `Cafe ${id}`, { openingHours, filterOptionIds: set.map(idOf) });
  const partly = buildSnapshot(
    {
      categories,
      cafes: [
        cafe(1, 'Mo-Fr,Su unknown; Sa 08:00-18:00', ['open_sunday', 'open_late']),
        cafe(2, 'Mo-Fr unknown; Sa off; Su 06:00-21:00', ['open_saturday']),
        cafe(3, 'Mo-Fr unknown; Sa,Su off', keys),
      ],
    },
    1,
  );
  const found = keys.map((key) => [
    key,
    partly.search(parseCafeQuery({ dynamicFilter_open_hours: key })).ids.toSorted((a, b) => a - b),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    opens_early: [2, 3],
    open_late: [1, 2, 3],
    open_saturday: [1],
    open_sunday: [1, 2],
  });
  const carried = [...partly.cafes.values()].map(({ id, appliedFilters }) => [
    id,
    appliedFilters.map(({ value }) => value).toSorted(),
  ]);
  expect(Object.fromEntries(carried)).toEqual({
    1: ['open_late', 'open_sunday'],
    2: [],
    3: ['open_late', 'opens_early'],
  });
});

const times = (read('timed-questions') as Question[]).filter(
  ({ chips, finds }) => finds && chips[0]!.startsWith('open:'),
);

it.each(times)('‘$q’ finds cafes that are open then', ({ chips, finds }) => {
  const query = parseCafeQuery({ openAt: chips[0]!.replace('open:', '') });
  const { ids, unknownHours } = snapshot.search(query);
  expect(names(ids)).toEqual(finds!.toSorted());
  expect(unknownHours).toBe(2);
  expect(snapshot.facets(query).total).toBe(finds!.length);
});

it('asks each of the options of hours', () => {
  expect(new Set(asked.flatMap(({ chips }) => chips)).size).toBe(4);
});

it('leaves to hand what an option with another value means', () => {
  const renamed = categories.map((category) => ({
    ...category,
    options: category.options.map((option) =>
      option.value === 'open_sunday' ? { ...option, value: 'brunch' } : option,
    ),
  }));
  const changed = snapshot.withFilters(new CafePresenter(renamed));
  const query = parseCafeQuery({ dynamicFilter_open_hours: 'brunch' });
  expect(names(changed.search(query).ids)).toEqual(['Set by Hand', 'Weekday Bean']);
});
