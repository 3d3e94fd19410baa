import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { SIZES } from './chromium.ts';

/** Axe's findings on the present page, one line each; none is what we want. */
export async function findViolations(page: Page): Promise<string[]> {
  // Evaluated rather than added as a script, which the page's own policy would refuse.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    // Axe is a global of the page by now.
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** Axe's findings on a page of a desktop's and of a phone's size, for parts that differ by style alone. */
export async function violationsAtSizes(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  const found: string[] = [];
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    found.push(...(await findViolations(page)));
  }
  await page.setViewportSize(before);
  return found;
}
