import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Axe's findings on the page as it stands, one line each; none is what we want. */
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
