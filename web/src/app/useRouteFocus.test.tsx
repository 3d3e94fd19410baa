// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { navigate } from 'wouter/use-browser-location';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../testing/wait-for.ts';
import { useRouteFocus } from './useRouteFocus.ts';
import { useFocusFallback } from '../lib/useFocusFallback.ts';

/** A screen with its heading, or still waiting for it. */
function Frame({ heading }: { heading: string | null }) {
  useRouteFocus();
  return (
    <div id="content" tabIndex={-1}>
      {heading === null ? <p aria-busy="true">Waiting</p> : <h1>{heading}</h1>}
      <button id="search" type="button">
        Search
      </button>
    </div>
  );
}

const goTo = (path: string) => act(() => navigate(path));
const focused = () => document.activeElement!.textContent;

beforeEach(() => window.history.replaceState(null, '', '/'));

it('stays where it is on page load, and where the query alone changes', () => {
  render(<Frame heading="Cafés" />);
  goTo('/?q=ogawa');
  expect(document.activeElement).toBe(document.body);
});

it('goes to the heading of the next screen', () => {
  render(<Frame heading="Cafés" />);
  goTo('/about');
  expect(focused()).toBe('Cafés');
});

it('goes to the part of it that the address names', () => {
  const scrolled = vi.fn<() => void>();
  Element.prototype.scrollIntoView = scrolled;
  render(<Frame heading="Cafés" />);
  goTo('/about#search');
  expect([focused(), scrolled.mock.contexts]).toEqual(['Search', [document.activeElement]]);
});

it('goes there as soon as that has loaded', async () => {
  const { rerender } = render(<Frame heading={null} />);
  goTo('/about');
  expect(document.activeElement).toBe(document.body);
  rerender(<Frame heading="About" />);
  await waitFor(() => expect(focused()).toBe('About'));
});

it('does not move the focus if the visitor has moved it meanwhile', async () => {
  const { rerender } = render(<Frame heading={null} />);
  goTo('/about');
  act(() => screen.getByRole('button').focus());
  rerender(<Frame heading="About" />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(focused()).toBe('Search');
});

function List({ shown }: { shown: number }) {
  useFocusFallback(shown);
  return (
    <div id="content">
      <h1>Favorites</h1>
      {Array.from({ length: shown }, (_one, at) => (
        <button key={at} type="button">
          Remove {at}
        </button>
      ))}
    </div>
  );
}

it('goes to the heading where a change removed the focused element, and else stays', () => {
  const { rerender } = render(<List shown={3} />);
  act(() => screen.getByRole('button', { name: 'Remove 2' }).focus());
  rerender(<List shown={2} />);
  expect(focused()).toBe('Favorites');
  act(() => screen.getByRole('button', { name: 'Remove 0' }).focus());
  rerender(<List shown={1} />);
  expect(focused()).toBe('Remove 0');
});
