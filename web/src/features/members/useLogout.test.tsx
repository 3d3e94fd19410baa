// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../testing/wait-for.ts';
import { openHook, stubNetwork } from '../../testing/open-hook.ts';
import { useLogout } from './useLogout.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

it.each([
  ['/profile?tab=ratings', '/'],
  ['/admin/cafes/5', '/'],
  ['/owner/5?tab=photos', '/'],
  ['/claim/5', '/'],
  ['/cafe/5', '/cafe/5'],
  ['/ownership', '/ownership'],
])('logging out at %s ends at %s', async (from, to) => {
  history.replaceState(null, '', from);
  const requests = stubNetwork();
  const { result } = openHook(useLogout);
  act(() => result.current.logOut());
  await waitFor(() => expect(requests.map(({ route }) => route)).toContain('POST /api/logout'));
  await act(async () => requests[0]!.answer({ message: 'Out.' }));
  await waitFor(() => expect(location.pathname).toBe(to));
});
