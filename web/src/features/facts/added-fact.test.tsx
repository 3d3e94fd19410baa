// @vitest-environment jsdom
import type { Cafe, CafeFact, FactName, MergePreview } from '@cortado/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, it, vi } from 'vitest';
import { stubNetwork } from '../../testing/open-hook.ts';
import { BasicFields } from '../admin/cafe-form/CafeFormParts.tsx';
import { fieldDifferences } from '../admin/cafe-form/form-values.ts';
import { heldOf } from '../admin/cafe-form/form-values.ts';
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
import { factWords } from './fact-words.ts';

/** A copy of the table with a row more, which has a label. */
vi.mock('../../../../contract/src/facts.ts', async (original) => {
  const { FACTS, ...others } = await original<{ FACTS: object }>();
  const row = { kind: 'text', max: 10, owner: 'at once', report: 'details', suggest: true };
  const wifiName = { ...row, column: 'wifi' };
  return { ...others, FACTS: { ...FACTS, wifiName } };
});
vi.mock('#messages/facts', async (original) => {
  const texts = await original<{ labels: object }>();
  const added = { wifiName: () => 'Wifi name' };
  return { ...texts, labels: { ...texts.labels, ...added } };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ADDED = 'wifiName' as CafeFact;
const cafe = {
  id: 1,
  name: 'A',
  address: '',
  latitude: '42.3',
  longitude: '-71.1',
  openingHours: '',
  appliedFilters: [],
  wifiName: 'Guest',
} as unknown as Cafe & { neighborhood: string; openingHours: string; version: number };
const other = { ...cafe, wifiName: 'Other' };

function show(children: ReactNode) {
  stubNetwork();
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Wifi name' }).value;
}

it('an added fact is in the form of admins', () => {
  function Form() {
    return <BasicFields form={useForm({ defaultValues: heldOf(cafe).values })} />;
  }
  expect(show(<Form />)).toBe('Guest');
  const differences = fieldDifferences(other, { values: heldOf(cafe).values, filterIds: [] }, []);
  expect(differences).toEqual([{ label: 'Wifi name', theirs: 'Other', mine: 'Guest' }]);
});

it('an added fact is in the form of owners', () => {
  function Form() {
    const values = toOwnedValues(cafe);
    const form = useForm({ defaultValues: values }) as unknown as OwnedForm;
    const part = { cafeId: 1, form, values, saved: values, waiting: [], onReady: () => {} };
    return <AboutPart {...part} />;
  }
  expect(show(<Form />)).toBe('Guest');
  expect(changedFields(toOwnedValues(cafe), toOwnedValues(other))).toEqual([ADDED]);
});

it('an added fact is in the form of a report, and is sent', () => {
  function Form() {
    const { form, given } = useReport(cafe, 'details');
    return <ReportFields {...{ reason: 'details', cafe, form, given, onReady: () => {} }} />;
  }
  expect(show(<Form />)).toBe('Guest');
  const values = { ...toOwnedValues(other), address: '' };
  const report = { note: '', company: '', duplicateOf: null, values };
  expect(toReport(cafe, 'details', report).values).toEqual({ wifiName: 'Other' });
});

it('an added fact is in the form of a missing cafe, and is sent', () => {
  function Form() {
    return <SuggestForm {...useSuggestion()} />;
  }
  expect(show(<Form />)).toBe('');
  const given = Object.assign(emptySuggestion(), { wifiName: 'Guest' });
  expect(toSuggestion(given)).toEqual({ name: '', address: '', wifiName: 'Guest' });
});

it('an added fact can be chosen as a column of an import', () => {
  const fields: readonly (readonly [string, string])[] = fieldGroups().flatMap(
    ([, group]) => group,
  );
  expect(fields).toContainEqual(['wifiName', 'Wifi name']);
});

it('an added fact is compared in a merge, and worded in the queue', () => {
  const side = (one: object) => ({ cafe, facts: one });
  const sides = { winner: side(cafe), loser: side({ ...other, id: 2 }) } as unknown as MergePreview;
  expect(renderHook(() => useMergeChoices(sides)).result.current.differing).toEqual([ADDED]);
  expect(listFields([ADDED])).toBe('Wifi name');
  expect(factWords({ ['wifiName' as FactName]: 'Guest' }, ADDED, [])).toBe('Guest');
});
