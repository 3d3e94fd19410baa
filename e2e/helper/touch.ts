import type { Page } from 'playwright-core';

/** Drags a finger over a page of a phone, as far as `by` says. */
export async function dragFinger(
  page: Page,
  from: { x: number; y: number },
  by: { x?: number; y?: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) => ({
    x: from.x + (by.x ?? 0) * part,
    y: from.y + (by.y ?? 0) * part,
  });
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [at(part)],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 10; step++) await send('touchMove', step / 10);
  await send('touchEnd');
  await session.detach();
}
