import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

/** How long nothing is asked for before a page counts as quiet. */
const QUIET_MS = 500;

interface Traffic {
  open: Set<Request>;
  quietSince: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Follows what a page asks for, from now on. */
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
 * Waits until everything a page has asked for is answered and it asks for nothing more, at any time: Playwright's
 * 'networkidle' comes once a document, and is at once there ever after.
 */
export async function quiet(page: Page): Promise<void> {
  const seen = traffic.get(page)!;
  const isQuiet = () => seen.open.size === 0 && performance.now() - seen.quietSince >= QUIET_MS;
  const began = performance.now();
  while (!isQuiet() || performance.now() - began < QUIET_MS) await sleep(20);
}
