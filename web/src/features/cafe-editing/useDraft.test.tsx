// @vitest-environment jsdom
import type { User } from '@cortado/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useSetSession } from '../../lib/session.ts';
import { openHook } from '../../testing/open-hook.ts';
import { useDraft, useStoredDraft } from './useDraft.ts';

afterEach(() => {
  sessionStorage.clear();
  document.cookie = 'signed-in=; Path=/; Max-Age=0';
});

/** A form of one field. */
function useForm(path: string) {
  const { key, left, drop } = useDraft(path);
  const [name, setName] = useState((left as { name: string } | null)?.name ?? '');
  useStoredDraft(key, name === '' ? null : { name });
  return { name, setName, drop };
}

/** What a member sees of the form, and what they do with it before they leave. */
async function visit(id: number, path: string, deed?: (form: ReturnType<typeof useForm>) => void) {
  const { result: session, queries } = openHook(useSetSession);
  await act(async () => {
    session.current({ id, name: 'Mara' } as User);
    await new Promise((resolve) => setTimeout(resolve));
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useForm(path), { wrapper });
  const { name } = result.current;
  act(() => deed?.(result.current));
  unmount();
  return name;
}

it('a draft is shown again to its author only', async () => {
  await visit(7, '/admin/cafes/5', (form) => form.setName('Mine'));
  expect(await visit(7, '/admin/cafes/6')).toBe('');
  expect(await visit(8, '/admin/cafes/5')).toBe('');
  expect(await visit(7, '/admin/cafes/5')).toBe('Mine');
});

it.each([
  ['the form has nothing more to save', (form: ReturnType<typeof useForm>) => form.setName('')],
  ['it is dropped', (form: ReturnType<typeof useForm>) => form.drop()],
])('a draft goes once %s', async (_, deed) => {
  await visit(7, '/owner/5', (form) => form.setName('Mine'));
  expect(await visit(7, '/owner/5', deed)).toBe('Mine');
  expect(await visit(7, '/owner/5')).toBe('');
});
