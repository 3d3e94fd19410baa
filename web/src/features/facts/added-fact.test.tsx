// @vitest-environment jsdom
import type { Cafe, CafeFact, MergePreview } from '@cortado/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { stubNetwork } from '../../testing/open-hook.ts';
import { BasicFields } from '../admin/cafe-form/CafeFormParts.tsx';
import { fieldDifferences } from '../admin/cafe-form/form-values.ts';
import { heldOf, NEW_CAFE } from '../admin/cafe-form/form-values.ts';
import { fieldGroups } from '../admin/import/mapping/ColumnRows.tsx';
import { useMergeChoices } from '../admin/merge/useMergeChoices.ts';
import { ReportFields } from '../cafe/report/ReportFields.tsx';
import { useReport, toReport } from '../cafe/report/useReport.ts';
import { AboutPart } from '../owner/OwnedParts.tsx';
import { changedFields, toOwnedValues } from '../owner/owned-values.ts';
import type { OwnedForm } from '../owner/useOwnedForm.ts';
import { SuggestForm } from '../suggest/SuggestForm.tsx';
import { emptySuggestion, toSuggestion, useSuggestion } from '../suggest/useSuggestion.ts';
import { listFields } from '../suggestions/describe-suggestion.ts';
import { factWords, loneWords } from './fact-words.ts';

/** A copy of the table with two rows more, a text and a count, which have labels. */
vi.mock('../../../../contract/src/facts.ts', async (original) => {
  const { FACTS, ...others } = await original<{ FACTS: object }>();
  const row = { kind: 'text', max: 10, owner: 'at once', report: 'details', suggest: true };
  const wifiName = { ...row, column: 'wifi' };
  const tables = { ...row, kind: 'count', max: 40, column: 'tables' };
  return { ...others, FACTS: { ...FACTS, wifiName, tables } };
});
vi.mock('#messages/facts', async (original) => {
  const texts = await original<{ labels: object }>();
  const added = { wifiName: () => 'Wifi name', tables: () => 'Tables' };
  return { ...texts, labels: { ...texts.labels, ...added } };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ADDED = ['wifiName', 'tables'] as unknown as CafeFact[];
const cafe = {
  id: 1,
  name: 'A',
  address: '',
  latitude: '42.3',
  longitude: '-71.1',
  openingHours: '',
  appliedFilters: [],
  wifiName: 'Guest',
  tables: 12,
} as unknown as Cafe & { neighborhood: string; openingHours: string; version: number };
const other = { ...cafe, wifiName: 'Other', tables: null };

function show(children: ReactNode) {
  stubNetwork();
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>);
  return ['Wifi name', 'Tables'].map(
    (name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value,
  );
}

it('an added fact is in the form of admins', () => {
  function Form() {
    return <BasicFields form={useForm({ defaultValues: heldOf(cafe).values })} />;
  }
  expect(show(<Form />)).toEqual(['Guest', '12']);
  const differences = fieldDifferences(other, { values: heldOf(cafe).values, filterIds: [] }, []);
  expect(differences).toEqual([
    { label: 'Wifi name', theirs: 'Other', mine: 'Guest' },
    { label: 'Tables', theirs: '', mine: '12' },
  ]);
  expect(NEW_CAFE.values).toMatchObject({ wifiName: '', tables: null });
});

it('an added fact is in the form of owners', () => {
  function Form() {
    const values = toOwnedValues(cafe);
    const form = useForm({ defaultValues: values }) as unknown as OwnedForm;
    const part = { cafeId: 1, form, values, saved: values, waiting: [], onReady: () => {} };
    return <AboutPart {...part} />;
  }
  expect(show(<Form />)).toEqual(['Guest', '12']);
  expect(changedFields(toOwnedValues(cafe), toOwnedValues(other))).toEqual(ADDED);
});

it('an added fact is in the form of a report, and is sent', () => {
  function Form() {
    const { form, given } = useReport(cafe, 'details');
    return <ReportFields {...{ reason: 'details', cafe, form, given, onReady: () => {} }} />;
  }
  expect(show(<Form />)).toEqual(['Guest', '12']);
  const values = { ...toOwnedValues(other), address: '' };
  const report = { note: '', company: '', duplicateOf: null, values };
  expect(toReport(cafe, 'details', report).values).toEqual({ wifiName: 'Other', tables: null });
});

it('an added fact is in the form of a missing cafe, and is sent', () => {
  function Form() {
    return <SuggestForm {...useSuggestion()} />;
  }
  expect(show(<Form />)).toEqual(['', '']);
  expect(toSuggestion(emptySuggestion())).toEqual({ name: '', address: '' });
  const given = Object.assign(emptySuggestion(), { wifiName: 'Guest', tables: 0 });
  expect(toSuggestion(given)).toEqual({ name: '', address: '', wifiName: 'Guest', tables: 0 });
});

it('an added fact can be chosen as a column of an import', () => {
  const fields: readonly (readonly [string, string])[] = fieldGroups().flatMap(
    ([, group]) => group,
  );
  expect(fields).toEqual(
    expect.arrayContaining([
      ['wifiName', 'Wifi name'],
      ['tables', 'Tables'],
    ]),
  );
});

it('an added fact is compared in a merge, and worded in the queue', () => {
  const side = (one: object) => ({ cafe, facts: one, known: [] });
  const sides = { winner: side(cafe), loser: side({ ...other, id: 2 }) } as unknown as MergePreview;
  expect(renderHook(() => useMergeChoices(sides)).result.current.differing).toEqual(ADDED);
  expect(ADDED.map((fact) => listFields([fact]))).toEqual(['Wifi name', 'Tables']);
  const words = (facts: object) => ADDED.map((fact) => factWords(facts, fact, []));
  expect(words({ wifiName: 'Guest', tables: 1200 })).toEqual(['Guest', '1,200']);
  expect(words({ wifiName: '', tables: null })).toEqual(['', '']);
  expect(loneWords({ tables: 0 } as object, ADDED[1]!, [])).toBe('Tables: 0');
  expect(loneWords({ tables: null } as object, ADDED[1]!, [])).toBe('');
});
