// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../testing/wait-for.ts';
import { useRouteScroll } from './useRouteFocus.ts';

const scrollTo = vi.fn<(x: number, y: number) => void>();
vi.stubGlobal('scrollTo', scrollTo);

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  scrollTo.mockClear();
});

const goTo = (path: string) => act(() => navigate(path));

it('begins a new screen at its top, and leaves the same one where it is', () => {
  renderHook(useRouteScroll);
  expect(scrollTo).not.toHaveBeenCalled();
  goTo('/?page=2');
  expect(scrollTo).not.toHaveBeenCalled();
  goTo('/about');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

it('leaves Back to the browser, and that once', async () => {
  renderHook(useRouteScroll);
  goTo('/about');
  scrollTo.mockClear();
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await act(async () => {});
  expect(scrollTo).not.toHaveBeenCalled();
  goTo('/contact');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});
