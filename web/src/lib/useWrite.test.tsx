// @vitest-environment jsdom
import { notifyManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../testing/wait-for.ts';
import { openHook, stubNetwork, type PendingRequest } from '../testing/open-hook.ts';
import { shownToast } from './toast.ts';
import { useWrite } from './useWrite.ts';

// As in the product (app/query-client.ts).
notifyManager.setScheduler(queueMicrotask);

let requests: PendingRequest[] = [];
beforeEach(() => {
  requests = stubNetwork();
  shownToast.set(null);
});
afterEach(() => void vi.unstubAllGlobals());

type Options = NonNullable<Parameters<typeof useWrite<'DELETE /api/admin/users/{id}'>>[1]>;
const INPUT = { params: { id: 7 } };

function open(options?: Options) {
  const screen = openHook(() => useWrite('DELETE /api/admin/users/{id}', options));
  return {
    ...screen,
    press: () => act(async () => screen.result.current.mutate(INPUT)),
    answer: async (status?: number) => {
      await waitFor(() => expect(requests).not.toEqual([]));
      await act(async () => requests.shift()!.answer({ message: 'As said.' }, status));
      await waitFor(() => expect(screen.queries.isMutating()).toBe(0));
    },
  };
}

it.each<[string, Options | undefined, unknown]>([
  ['nothing unless it is given', undefined, null],
  ['a title', { done: 'Gone' }, expect.objectContaining({ tone: 'success', title: 'Gone' })],
  [
    'what a function makes of the answer',
    { done: ({ message }, { params }) => ({ tone: 'note', title: `${params.id}: ${message}` }) },
    expect.objectContaining({ tone: 'note', title: '7: As said.' }),
  ],
  ['nothing where a function gives nothing', { done: () => undefined }, null],
])('what is done says %s', async (_, options, said) => {
  const { press, answer } = open(options);
  await press();
  await answer();
  expect(shownToast.get()).toEqual(said);
});

it.each<[string, Options | undefined, unknown]>([
  [
    'the reason',
    undefined,
    expect.objectContaining({ tone: 'error', title: 'Error', description: 'As said.' }),
  ],
  [
    'the reason under a title',
    { failed: 'It is still there' },
    expect.objectContaining({ tone: 'error', title: 'It is still there', description: 'As said.' }),
  ],
  [
    'what a function makes of the error',
    { failed: ({ message }) => ({ description: message.toUpperCase() }) },
    expect.objectContaining({ title: 'Error', description: 'AS SAID.' }),
  ],
  ['nothing where the screen shows it', { failed: null }, null],
])('a failure says %s', async (_, options, said) => {
  const { press, answer } = open(options);
  await press();
  await answer(500);
  expect(shownToast.get()).toEqual(said);
});

it('a failure that its screen would have shown is a toast once that was left', async () => {
  const { press, answer, unmount } = open({ failed: null });
  await press();
  unmount();
  await answer(500);
  expect(shownToast.get()).toMatchObject({ tone: 'error', description: 'As said.' });
});

it.each([
  ['follows on its screen', true],
  ['is said alone once that was left', false],
])('what is done %s', async (_, stays) => {
  const next = vi.fn<() => void>();
  const { press, answer, unmount } = open({ done: 'Gone', next });
  await press();
  if (!stays) unmount();
  await answer();
  expect(shownToast.get()).toMatchObject({ title: 'Gone' });
  expect(next).toHaveBeenCalledTimes(stays ? 1 : 0);
});

it.each([
  ['is sent once', undefined, 1],
  ['is sent after the first, where writes have an order', 'removals', 2],
])('what is pressed twice %s', async (_, scope, times) => {
  const { press, answer } = open(scope === undefined ? {} : { scope });
  await press();
  await press();
  expect(requests).toHaveLength(1);
  await act(async () => requests.shift()!.answer({ message: 'As said.' }));
  await waitFor(() => expect(requests).toHaveLength(times - 1));
  if (times === 2) await answer();
});

it('what is wrong with a field is shown there once the form takes the cursor again', async () => {
  const shown: unknown[] = [];
  let isPending = false;
  const form = {
    getValues: () => ({ name: '' }),
    setError: (...given: unknown[]) => void shown.push(...given, isPending),
  };
  const { result } = openHook(() => {
    const removal = useWrite('DELETE /api/admin/users/{id}', { form });
    ({ isPending } = removal);
    return removal;
  });
  await act(async () => result.current.mutate(INPUT));
  const fields = { name: 'Too long.', other: 'Not here.' };
  await act(async () => requests.shift()!.answer({ message: 'No.', fields }, 400));
  await waitFor(() => expect(shown).not.toEqual([]));
  expect(shown).toEqual(['name', { message: 'Too long.' }, { shouldFocus: true }, false]);
});
