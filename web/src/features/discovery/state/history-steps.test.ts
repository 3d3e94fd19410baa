import { describe, expect, it } from 'vitest';
import { replaceOnType, pushOnSubmit, type HistoryStep, type TypedEntry } from './useSearchText.ts';

/** A browser's history: the last entry is the present one. */
function visit(entries: readonly string[], steps: readonly HistoryStep[]): string[] {
  return steps.reduce(
    (now, { to, replace }) => [...(replace ? now.slice(0, -1) : now), to],
    [...entries],
  );
}

describe('typing a search', () => {
  it('adds no entry, however often it pauses', () => {
    const first = replaceOnType(null, '/', '/?q=la');
    const second = replaceOnType(first, '/?q=la', '/?q=latte');
    expect(second).toEqual({ from: '/', to: '/?q=latte' });
  });

  it('becomes one entry when submitted, with the place it began at before it', () => {
    const typing: TypedEntry = { from: '/?sort=rating', to: '/?q=latte' };
    const steps = pushOnSubmit(typing, '/?q=latte', '/?q=latte');
    expect(visit(['/about', '/?q=latte'], steps)).toEqual(['/about', '/?sort=rating', '/?q=latte']);
  });

  it('becomes one entry when submitted before any pause', () => {
    expect(visit(['/'], pushOnSubmit(null, '/', '/?q=latte'))).toEqual(['/', '/?q=latte']);
  });

  it('leaves what was visited in between alone', () => {
    const typing: TypedEntry = { from: '/', to: '/?q=la' };
    const steps = pushOnSubmit(typing, '/?q=la&features=wifi', '/?q=latte&features=wifi');
    expect(visit(['/?q=la', '/?q=la&features=wifi'], steps)).toEqual([
      '/?q=la',
      '/?q=la&features=wifi',
      '/?q=latte&features=wifi',
    ]);
  });

  it('is nothing where nothing has changed', () => {
    expect(pushOnSubmit(null, '/?q=latte', '/?q=latte')).toEqual([]);
  });

  it('goes back to where it began when that is what is submitted', () => {
    const typing: TypedEntry = { from: '/', to: '/?q=la' };
    expect(visit(['/?q=la'], pushOnSubmit(typing, '/?q=la', '/'))).toEqual(['/']);
  });
});
