// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { loadThenNavigate } from './navigation.ts';
import { lazyScreen } from './screen-at.ts';

it('goes to a screen once its code is there, and not where the visitor has gone elsewhere meanwhile', async () => {
  const visited: string[] = [];
  const go = (to: string) => loadThenNavigate((path) => visited.push(path), to);
  go('/about');
  expect([visited, lazyScreen('/about')?.isLoaded()]).toEqual([[], false]);
  await lazyScreen('/about')?.preload();
  expect(visited).toEqual(['/about']);

  go('/contact');
  go('/?q=latte');
  await lazyScreen('/contact')?.preload();
  go('/about');
  expect(visited).toEqual(['/about', '/?q=latte', '/about']);
});
