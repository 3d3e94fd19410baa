// @vitest-environment jsdom
import type { ImportBatch } from '@cortado/contract';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openHook, stubNetwork, type PendingRequest } from '../../../testing/open-hook.ts';
import { useRunningBatch } from './ImportProvider.tsx';

const STARTED = { id: 4, state: 'running', done: 0 } as ImportBatch;

let requests: PendingRequest[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  requests = stubNetwork();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function answer(body: unknown, status?: number) {
  expect(requests.map(({ route }) => route)).toEqual(['GET /api/admin/imports/4']);
  requests.shift()!.answer(body, status);
  await pass(100);
}

function open() {
  const ended: unknown[] = [];
  const { result } = openHook(() => useRunningBatch(STARTED, (batch) => ended.push(batch)));
  return { result, ended };
}

it('asks until the batch is done, after a failure too, and reports its end once', async () => {
  const { result, ended } = open();
  expect(result.current).toEqual(STARTED);
  await answer({ ...STARTED, done: 5 });
  expect(result.current?.done).toBe(5);
  expect(requests).toEqual([]);
  await pass(400);
  await answer({ message: 'Busy.' }, 503);
  await pass(400);
  await answer({ ...STARTED, state: 'done', done: 9 });
  expect(ended).toEqual([{ ...STARTED, state: 'done', done: 9 }]);
  await pass(5000);
  expect(requests).toEqual([]);
  expect(ended).toHaveLength(1);
});

it('gives up where there is no such batch', async () => {
  const { ended } = open();
  await answer({ message: 'Gone.' }, 404);
  expect(ended).toEqual([null]);
  await pass(5000);
  expect(requests).toEqual([]);
});
