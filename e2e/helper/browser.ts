import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, inject, onTestFinished, test } from 'vitest';
import { awake, noteAwake } from './awake.ts';
import { launchChromium, SIZES, WITH_WEBGL, WITHOUT_WEBGL, type Size } from './chromium.ts';
import { followTraffic } from './quiet.ts';

export interface PageOptions {
  size?: Size | { width: number; height: number };
  theme?: 'light' | 'dark';
  seed?: 'demo' | 'boston';
  javaScript?: boolean;
  /** Whether maps are drawn, which is up to two thirds of what a page with one costs. */
  drawsMap?: boolean;
  /** The visitor's position, with permission; absent means refused. */
  location?: { latitude: number; longitude: number };
  /** What the visitor's clock is fixed at: an instant, in their own time zone. */
  clock?: { at: string; timeZone: string };
  context?: BrowserContextOptions;
}

/** One browser for each list of flags, whose tests have sessions of their own. */
// oxlint-disable-next-line no-empty-pattern -- Vitest reads from it that this needs no other fixture
const worker = test.extend('launch', { scope: 'worker' }, ({}: object, { onCleanup }) => {
  const browsers = new Map<readonly string[], Browser>();
  onCleanup(async () => {
    await Promise.all([...browsers.values()].map((browser) => browser.close()));
  });
  return async (flags: readonly string[]): Promise<Browser> => {
    const former = browsers.get(flags);
    if (former?.isConnected()) return former;
    const browser = await launchChromium(flags);
    browsers.set(flags, browser);
    return browser;
  };
});

/** The worker's browser. A file in which it crashes fails, and the next one has a new browser. */
export function useBrowser(flags: readonly string[] = WITHOUT_WEBGL) {
  let launch: (flags: readonly string[]) => Promise<Browser>;
  const used = new Set<Browser>();
  worker.beforeAll(({ launch: ofWorker }) => {
    launch = ofWorker;
  });
  afterAll(() => {
    for (const browser of used) {
      if (!browser.isConnected()) throw new Error('Chromium ended while these tests ran.');
    }
  });

  /** A page that listens, in a visitor's session of its own, closed with the test. */
  return async function visit(path: string, options: PageOptions = {}): Promise<Page> {
    const { size = 'desktop', theme = 'light', seed = 'demo', location } = options;
    const browser = await launch(options.drawsMap ? WITH_WEBGL : flags);
    used.add(browser);
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
    onTestFinished(async () => {
      // Requests that are pending as a test ends are dropped.
      const routed = [context, ...context.pages()];
      await Promise.all(routed.map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.close();
    });
    await noteAwake(context);
    context.on('page', followTraffic);
    const page = await context.newPage();
    if (options.clock) await page.clock.setFixedTime(options.clock.at);
    await page.goto(path);
    if (options.javaScript !== false) await awake(page);
    return page;
  };
}
