import type { Page } from 'playwright-core';

/** How much what is painted has moved so far, as the browser counts it. */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Where nothing has moved it is never called.
        setTimeout(() => resolve(0), 300);
      }),
  );
