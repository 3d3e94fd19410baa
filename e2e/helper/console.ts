import type { Page } from 'playwright-core';

/** A guest's account is requested and refused: the only line a clean console may show. */
const EXPECTED = /\/api\/user\b/;
/** What a browser that paints maps without a graphics card says of its own speed, and not of the page. */
const PAINTING = 'GL Driver Message (OpenGL, Performance';

/** Collects what a page writes to its console as a warning or error, and uncaught errors. */
export function watchConsole(page: Page): string[] {
  const lines: string[] = [];
  page.on('pageerror', (error) => lines.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'warning' && message.type() !== 'error') return;
    if (message.text().includes('401') && EXPECTED.test(message.location().url)) return;
    if (message.text().includes(PAINTING)) return;
    lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  return lines;
}
