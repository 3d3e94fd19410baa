import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { vi } from 'vitest';

// An answer that is an error loads it, and timers may be stopped meanwhile.
await import('../lib/error-texts.ts');

/** Renders a hook as in a screen: nothing is stale by itself, and nothing is retried. */
export function openHook<T>(useHook: () => T) {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  });
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queries }, children);
  return { ...renderHook(useHook, { wrapper }), queries };
}

export interface PendingRequest {
  /** Method and address. */
  route: string;
  body: unknown;
  answer: (body: unknown, status?: number, headers?: Record<string, string>) => void;
}

/** Takes the place of the network: every request waits in the list until the test answers it. */
export function stubNetwork(): PendingRequest[] {
  const requests: PendingRequest[] = [];
  vi.stubGlobal(
    'fetch',
    (address: string, { method, body, signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as DOMException));
        requests.push({
          route: `${method} ${address}`,
          body: typeof body === 'string' ? JSON.parse(body) : undefined,
          answer: (answer, status = 200, headers = {}) =>
            resolve(Response.json(answer, { status, headers })),
        });
      }),
  );
  return requests;
}
