// @vitest-environment jsdom
import type { User } from '@cortado/contract';
import { act } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openHook } from '../../testing/open-hook.ts';
import { useSignedIn } from './useSignedIn.ts';

afterEach(() => {
  history.replaceState(null, '', '/');
  document.cookie = 'signed-in=; Path=/; Max-Age=0';
});

it.each([
  ['takes whoever waits to where they were', true, '/cafe/7'],
  ['leaves whoever went elsewhere there', false, '/about'],
])('signing in %s', (_, stays, to) => {
  history.replaceState(null, '', '/auth?returnTo=%2Fcafe%2F7');
  const { result, unmount } = openHook(() => useSignedIn());
  const onSignedIn = result.current;
  if (!stays) {
    unmount();
    history.pushState(null, '', '/about');
  }
  act(() => void onSignedIn({ id: 3 } as User));
  expect(location.pathname).toBe(to);
});
