import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

export interface PageOptions {
  size?: Size | { width: number; height: number };
  theme?: 'light' | 'dark';
  seed?: 'demo' | 'boston';
  javaScript?: boolean;
  /** Where the visitor is, allowed to be asked for; absent means refused. */
  location?: { latitude: number; longitude: number };
  context?: BrowserContextOptions;
}

/** WebGL in software, so that the map draws on machines without a graphics card. */
export const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
];

export function launchChromium(flags: readonly string[] = FLAGS): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: [...flags] });
}

/** One browser for the tests of a file. */
export function useBrowser(flags?: readonly string[]) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium(flags);
  });
  afterAll(() => browser.close());

  /** A page in a visitor's session of its own, closed with the test. */
  return async function visit(path: string, options: PageOptions = {}): Promise<Page> {
    const { size = 'desktop', theme = 'light', seed = 'demo', location } = options;
    const context = await browser.newContext({
      baseURL: inject(seed),
      viewport: typeof size === 'string' ? SIZES[size] : size,
      hasTouch: size === 'phone',
      colorScheme: theme,
      javaScriptEnabled: options.javaScript ?? true,
      reducedMotion: 'reduce',
      ...(location ? { geolocation: location, permissions: ['geolocation'] } : {}),
      ...options.context,
    });
    context.setDefaultTimeout(10_000);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
}
