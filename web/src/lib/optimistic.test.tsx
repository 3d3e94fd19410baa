// @vitest-environment jsdom
import { notifyManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { apiKey } from './api.ts';
import { useOptimisticData, useOptimisticMutation } from './optimistic.ts';

// As in the product (app/query-client.ts).
notifyManager.setScheduler(queueMicrotask);

const flush = () => new Promise((resolve) => setTimeout(resolve));

type Change = { id: number; wanted: boolean } | 'clear';

const target = {
  queryKey: apiKey('GET /api/user/preferences/filters'),
  apply(known: number[], change: Change): number[] {
    if (change === 'clear') return known.length === 0 ? known : [];
    const { id, wanted } = change;
    if (known.includes(id) === wanted) return known;
    return wanted ? [...known, id] : known.filter((one) => one !== id);
  },
};

const on = (id: number): Change => ({ id, wanted: true });
const off = (id: number): Change => ({ id, wanted: false });
const textOf = (change: Change) =>
  change === 'clear' ? 'clear' : `${change.wanted ? '+' : '-'}${change.id}`;

/** A screen whose requests are answered by hand: `answer` and `fail` take the oldest of a change. */
function open({ scope, saved }: { scope: (change: Change) => string; saved: number[] }) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(target.queryKey, saved);
  let stored = saved;
  const sent: string[] = [];
  const waiting: { text: string; answer: () => void; fail: () => void }[] = [];
  const failed: string[] = [];
  const shown: string[] = [];
  let reads = 0;
  const send = (change: Change) =>
    new Promise<void>((resolve, reject) => {
      const text = textOf(change);
      sent.push(text);
      waiting.push({
        text,
        answer() {
          stored = target.apply(stored, change);
          resolve();
        },
        fail: () => reject(new Error(text)),
      });
    });
  const useScreen = () => {
    const { data } = useQuery({
      queryKey: target.queryKey,
      queryFn() {
        reads += 1;
        return stored;
      },
    });
    const seen = useOptimisticData(data, target);
    shown.push(String(seen?.toSorted()));
    const options = {
      ...target,
      write: (change: Change) => ({
        route: 'POST /api/user/preferences/filters' as const,
        send: () => send(change),
      }),
      supersedes: (later: Change, earlier: Change) =>
        later === 'clear' || (earlier !== 'clear' && later.id === earlier.id),
      failed: (_error: Error, change: Change) => void failed.push(textOf(change)),
    };
    const one = useOptimisticMutation({ ...options, scope: scope(on(1)) });
    const two = useOptimisticMutation({ ...options, scope: scope(on(2)) });
    return { one: one.change, two: two.change };
  };
  const { result } = renderHook(useScreen, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  const settle = (text: string, how: 'answer' | 'fail') =>
    act(async () => {
      const at = waiting.findIndex((request) => request.text === text);
      waiting.splice(at, 1)[0]![how]();
      await flush();
    });
  return {
    queries,
    sent,
    failed,
    shown: () => shown.at(-1),
    /** Everything that was shown since the last call, without repetitions. */
    seen: () => shown.splice(0).filter((one, at, all) => one !== all[at - 1]),
    reads: () => reads,
    press: (change: Change) =>
      act(async () => {
        const { one, two } = result.current;
        (change !== 'clear' && change.id === 2 ? two : one)(change);
        await flush();
      }),
    answer: (text: string) => settle(text, 'answer'),
    fail: (text: string) => settle(text, 'fail'),
  };
}

describe('changes side by side', () => {
  const scope = (change: Change) => (change === 'clear' ? 'clear' : String(change.id));

  it('are shown at once and stay, whichever is answered first', async () => {
    const screen = open({ scope, saved: [] });
    await screen.press(on(1));
    await screen.press(on(2));
    expect(screen.sent).toEqual(['+1', '+2']);
    await screen.answer('+2');
    await screen.answer('+1');
    expect(screen.seen()).toEqual(['', '1', '1,2']);
    expect(screen.reads()).toBe(1);
  });

  it('that fail revert themselves alone', async () => {
    const screen = open({ scope, saved: [3] });
    await screen.press(on(1));
    await screen.press(on(2));
    await screen.fail('+1');
    await screen.answer('+2');
    expect(screen.seen()).toEqual(['3', '1,3', '1,2,3', '2,3']);
    expect(screen.failed).toEqual(['+1']);
  });

  it('are not undone by an answer that was requested before them', async () => {
    const screen = open({ scope, saved: [] });
    let late = (_known: number[]) => {};
    void screen.queries
      .fetchQuery({
        queryKey: target.queryKey,
        queryFn: () => new Promise<number[]>((resolve) => (late = resolve)),
        staleTime: 0,
      })
      .catch(() => {});
    await screen.press(on(1));
    await screen.answer('+1');
    await act(async () => {
      late([]);
      await flush();
    });
    expect(screen.seen()).toEqual(['', '1']);
  });
});

describe('changes in one scope', () => {
  const scope = () => 'numbers';

  it('are sent one after the other, in their order', async () => {
    const screen = open({ scope, saved: [] });
    await screen.press(on(1));
    await screen.press(off(1));
    expect([screen.sent, screen.shown()]).toEqual([['+1'], '']);
    await screen.answer('+1');
    expect(screen.sent).toEqual(['+1', '-1']);
    await screen.answer('-1');
    expect(screen.seen()).toEqual(['', '1', '']);
    expect(screen.reads()).toBe(1);
  });

  it('that end where they began under way are sent once', async () => {
    const screen = open({ scope, saved: [] });
    for (const change of [on(1), off(1), on(1)]) await screen.press(change);
    await screen.answer('+1');
    expect([screen.sent, screen.shown()]).toEqual([['+1'], '1']);
  });

  it('make pointless what waits, and nothing that came after', async () => {
    const screen = open({ scope, saved: [7] });
    for (const change of [on(1), on(2), 'clear', on(3)] as const) await screen.press(change);
    expect(screen.shown()).toBe('3');
    await screen.answer('+1');
    await screen.answer('clear');
    await screen.answer('+3');
    expect([screen.sent, screen.shown()]).toEqual([['+1', 'clear', '+3'], '3']);
  });

  it('are sent after one that failed, whose outcome is unknown', async () => {
    const screen = open({ scope, saved: [] });
    await screen.press(on(1));
    await screen.press(off(1));
    await screen.fail('+1');
    expect(screen.sent).toEqual(['+1', '-1']);
  });

  it('can be the same as one that failed before', async () => {
    const screen = open({ scope, saved: [1] });
    await screen.press('clear');
    await screen.fail('clear');
    expect(screen.shown()).toBe('1');
    await screen.press('clear');
    await screen.answer('clear');
    expect([screen.sent, screen.shown()]).toEqual([['clear', 'clear'], '']);
  });
});
