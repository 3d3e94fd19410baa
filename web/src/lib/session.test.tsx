// @vitest-environment jsdom
import type { User } from '@cortado/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { apiKey, call } from './api.ts';
import { useSessionRefresh } from './useSessionRefresh.ts';
import { useSession, useSetSession, useSessionSync } from './session.ts';
import { waitFor } from '../../../testing/wait-for.ts';

/** Requests that the test answers one by one; one that was aborted hears nothing more. */
const asked: { path: string; answer: (response: Response) => void }[] = [];

vi.stubGlobal(
  'fetch',
  (path: string, { signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as DOMException));
      asked.push({ path, answer: resolve });
    }),
);

afterEach(() => {
  asked.length = 0;
  document.cookie = 'signed-in=; Path=/; Max-Age=0';
  sessionStorage.clear();
});

const MARA = { id: 7, name: 'Mara', providerId: 'oidc' } as User;
const flush = () => act(() => new Promise((resolve) => setTimeout(resolve)));

function open<T>(useHook: () => T) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  return { ...renderHook(useHook, { wrapper }), queries };
}

const useViewer = () => {
  useSessionSync();
  return { ...useSession(), change: useSetSession() };
};

it('a guest’s answer that comes after somebody signed in signs nobody out', async () => {
  document.cookie = 'signed-in=1; Path=/';
  const { result } = open(useViewer);
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => result.current.change(MARA));
  asked[0]!.answer(new Response('{}', { status: 401 }));
  await flush();
  expect(result.current.viewer).toEqual(MARA);
  expect(document.cookie).toContain('signed-in=1');
});

it('a guest’s answer that comes just before they sign in leaves the cookie there', async () => {
  document.cookie = 'signed-in=1; Path=/';
  const { result } = open(useViewer);
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.answer(new Response('{}', { status: 401 }));
  await waitFor(() => expect(document.cookie).not.toContain('signed-in'));
  act(() => result.current.change(MARA));
  await flush();
  expect(document.cookie).toContain('signed-in=1');
});

it('the provider is not asked again for somebody who signed out meanwhile', async () => {
  const { result, queries } = open(() => {
    useSessionRefresh();
    return useViewer();
  });
  act(() => result.current.change(MARA));
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/oauth/refresh']));
  const timers = vi.spyOn(globalThis, 'setTimeout');
  act(() => result.current.change(null));
  await flush();
  asked[0]!.answer(Response.json({ expiresAt: new Date(Date.now() + 330_000).toISOString() }));
  await flush();
  expect(timers.mock.calls.filter(([, wait]) => Number(wait) >= 1000)).toEqual([]);
  expect(queries.getQueryData(apiKey('GET /api/user'))).toBe(null);
});

it('a member whose provider was not asked for long is found once it was, and read as signed in', async () => {
  document.cookie = 'signed-in=1; Path=/';
  const { result, queries } = open(useViewer);
  queries.setQueryData(apiKey('GET /api/cafes'), []);
  const refused = () => Response.json({ code: 'EXTERNAL_TOKEN_EXPIRED' }, { status: 401 });
  await waitFor(() => expect(asked.map(({ path }) => path)).toEqual(['/api/user']));
  asked[0]!.answer(refused());
  await waitFor(() => expect(asked[1]?.path).toBe('/api/oauth/refresh'));
  asked[1]!.answer(Response.json({ expiresAt: null }));
  await waitFor(() => expect(asked[2]?.path).toBe('/api/user'));
  asked[2]!.answer(Response.json(MARA));
  await waitFor(() => expect(result.current.viewer).toEqual(MARA));
  expect(queries.getQueryState(apiKey('GET /api/cafes'))?.isInvalidated).toBe(true);
});

it('a session that is over has no viewer, and no provider is asked about it', async () => {
  document.cookie = 'signed-in=1; Path=/';
  const { result } = open(useViewer);
  await waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!.answer(Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }));
  await waitFor(() => expect(document.cookie).not.toContain('signed-in'));
  expect(asked).toHaveLength(1);
  expect(result.current).toMatchObject({ viewer: null, error: null });
});

it.each([
  ['signs out', () => Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 })],
  ['signs in as another', () => Response.json({ ...MARA, id: 8 })],
])('what a member left in a tab is forgotten: another tab %s', async (_, answer) => {
  document.cookie = 'signed-in=1; Path=/';
  const { result } = open(useViewer);
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => result.current.change(MARA));
  sessionStorage.setItem('draft', 'Mine');
  const other = new BroadcastChannel('cortado-viewer');
  other.postMessage(null);
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(sessionStorage).toHaveLength(1);
  asked[1]!.answer(answer());
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  other.close();
});

it('a draft outlives a session that ran out', async () => {
  document.cookie = 'signed-in=1; Path=/';
  const { result, queries } = open(useViewer);
  await waitFor(() => expect(asked).toHaveLength(1));
  act(() => result.current.change(MARA));
  sessionStorage.setItem('draft', 'Mine');
  const refused = call('GET /api/favorites');
  const asking = queries
    .fetchQuery({ queryKey: apiKey('GET /api/favorites'), queryFn: () => refused })
    .catch(() => {});
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.answer(Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }));
  await asking;
  await waitFor(() => expect(asked).toHaveLength(3));
  asked[2]!.answer(Response.json({ code: 'UNAUTHENTICATED' }, { status: 401 }));
  await waitFor(() => expect(result.current.viewer).toBe(null));
  expect(sessionStorage.getItem('draft')).toBe('Mine');
});
