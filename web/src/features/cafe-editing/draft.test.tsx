// @vitest-environment jsdom
import type { User } from '@cortado/contract';
import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useSetSession } from '../../lib/session.ts';
import { openHook } from '../../testing/open-hook.ts';
import { keepDraft, readDraft, useDraftKey } from './draft.ts';

afterEach(() => {
  sessionStorage.clear();
  document.cookie = 'signed-in=; Path=/; Max-Age=0';
});

it('a draft is shown again to whoever left it, and to nobody else', async () => {
  const { result } = openHook(() => ({
    key: useDraftKey('/admin/cafes/5'),
    other: useDraftKey('/admin/cafes/6'),
    signIn: useSetSession(),
  }));
  const signIn = (id: number) =>
    act(async () => {
      result.current.signIn({ id, name: 'Mara' } as User);
      await new Promise((resolve) => setTimeout(resolve));
    });
  await signIn(7);
  keepDraft(result.current.key, { name: 'Mine' });
  expect(readDraft(result.current.other)).toBe(null);
  await signIn(8);
  expect(readDraft(result.current.key)).toBe(null);
  await signIn(7);
  expect(readDraft(result.current.key)).toEqual({ name: 'Mine' });
});
