// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../testing/wait-for.ts';
import { stubNetwork } from '../../testing/open-hook.ts';
import type { OwnedValues } from './owned-values.ts';
import { StaleOwned } from './StaleOwned.tsx';

afterEach(() => void vi.unstubAllGlobals());

it('says why saving failed, and tries again, where the newest version did not load', async () => {
  const requests = stubNetwork();
  const asked = () => requests.filter(({ route }) => route === 'GET /api/owner/cafes');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const view = render(
    <QueryClientProvider client={queries}>
      <StaleOwned
        id={5}
        text="Somebody else changed it."
        values={{} as OwnedValues}
        changed={[]}
        onReload={() => {}}
        onReplace={() => {}}
      />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(asked()).toHaveLength(1));
  await act(async () => asked()[0]!.answer({ message: 'Down.' }, 503));
  await screen.findByText('Somebody else changed it. Down.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked()).toHaveLength(2));
  await act(async () => asked()[1]!.answer([]));
  await waitFor(() => expect(screen.queryByText(/Down\./)).toBe(null));
  view.unmount();
});
