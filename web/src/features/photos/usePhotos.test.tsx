// @vitest-environment jsdom
import type { ManagedPhoto } from '@cortado/contract';
import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openHook } from '../../testing/open-hook.ts';
import { usePhotos } from './usePhotos.ts';

const photo = { id: 1, state: 'processing' } as ManagedPhoto;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('refetches until the sizes of a photo are made, each second at first, and each minute where they take longer', async () => {
  vi.useFakeTimers();
  let asked = 0;
  let photos = [photo];
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(Response.json(photos));
  });
  openHook(() => usePhotos(7));
  const askedWithin = async (seconds: number) => {
    const before = asked;
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    return asked - before;
  };
  expect(await askedWithin(10)).toBeGreaterThan(8);
  await askedWithin(3600);
  expect(await askedWithin(600)).toBe(10);
  photos = [photo, { ...photo, id: 2 }];
  await askedWithin(60);
  expect(await askedWithin(9)).toBeGreaterThan(7);
  photos = [{ ...photo, state: 'ready' }];
  await askedWithin(2);
  expect(await askedWithin(600)).toBe(0);
});
