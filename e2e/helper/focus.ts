import type { Locator } from 'playwright-core';

/** Whether the focus is on an element. */
export const hasFocus = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);

/** Whether the focus is on an element or inside it. */
export const holdsFocus = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));
