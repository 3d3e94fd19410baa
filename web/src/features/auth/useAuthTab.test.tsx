// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openHook } from '../../testing/open-hook.ts';
import { useAuthTab } from './AuthScreens.tsx';

it.each([
  ['opens its tab', true, '/auth?tab=secondStep'],
  ['leads nobody back who has left', false, '/about'],
])('an answer that asks for the second step %s', (_, stays, to) => {
  history.replaceState(null, '', '/auth');
  const { result, unmount } = openHook(useAuthTab);
  const [, setTab] = result.current;
  if (!stays) {
    unmount();
    history.pushState(null, '', '/about');
  }
  act(() => setTab('secondStep'));
  expect(location.pathname + location.search).toBe(to);
});
