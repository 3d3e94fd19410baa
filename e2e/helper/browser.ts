import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { awake, noteAwake } from './awake.ts';
import { launchChromium, SIZES, type Size } from './chromium.ts';
import { followTraffic } from './quiet.ts';

export interface PageOptions {
  size?: Size | { width: number; height: number };
  theme?: 'light' | 'dark';
  seed?: 'demo' | 'boston';
  javaScript?: boolean;
  /** Where the visitor is, allowed to be asked for; absent means refused. */
  location?: { latitude: number; longitude: number };
  /** What the visitor's clock shows, and stands at: an instant, in their own time zone. */
  clock?: { at: string; timeZone: string };
  context?: BrowserContextOptions;
}

/** One browser for the tests of a file. */
export function useBrowser(flags?: readonly string[]) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(flags);
  });
  afterAll(() => browser.close());

  /** A page that listens, in a visitor's session of its own, closed with the test. */
  return async function visit(path: string, options: PageOptions = {}): Promise<Page> {
    const { size = 'desktop', theme = 'light', seed = 'demo', location } = options;
    const context = await browser.newContext({
      baseURL: inject(seed),
      viewport: typeof size === 'string' ? SIZES[size] : size,
      hasTouch: size === 'phone',
      colorScheme: theme,
      javaScriptEnabled: options.javaScript ?? true,
      reducedMotion: 'reduce',
      ...(options.clock && { timezoneId: options.clock.timeZone }),
      ...(location ? { geolocation: location, permissions: ['geolocation'] } : {}),
      ...options.context,
    });
    context.setDefaultTimeout(20_000);
    onTestFinished(() => context.close());
    await noteAwake(context);
    context.on('page', followTraffic);
    const page = await context.newPage();
    if (options.clock) await page.clock.setFixedTime(options.clock.at);
    await page.goto(path);
    if (options.javaScript !== false) await awake(page);
    return page;
  };
}
