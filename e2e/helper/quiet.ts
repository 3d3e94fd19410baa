import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** How long a page must send no request to count as quiet. */
const QUIET_MS = 500;

interface Traffic {
  open: Set<Request>;
  quietSince: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Follows the requests of a page, from now on. */
export function followTraffic(page: Page): void {
  const seen: Traffic = { open: new Set(), quietSince: performance.now() };
  const end = (request: Request) => {
    seen.open.delete(request);
    seen.quietSince = performance.now();
  };
  page.on('request', (request) => seen.open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  traffic.set(page, seen);
}

/**
 * Waits until all requests of a page are answered and it sends no more, at any time: Playwright's
 * 'networkidle' comes once a document, and resolves at once afterwards.
 */
export async function quiet(page: Page): Promise<void> {
  const seen = traffic.get(page)!;
  const isQuiet = () => seen.open.size === 0 && performance.now() - seen.quietSince >= QUIET_MS;
  const began = performance.now();
  while (!isQuiet() || performance.now() - began < QUIET_MS) await sleep(20);
}
