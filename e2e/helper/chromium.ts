import { chromium, type Browser } from 'playwright-core';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

/**
 * WebGL in software, so that the map draws on machines without a graphics card; the rest of a page is painted
 * without a graphics card's detour, which is a third faster.
 */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
];

/** No WebGL: the map says so and costs nothing, which is two thirds of what a list with its map costs. */
export const WITHOUT_WEBGL = [
  ...FLAGS.filter((flag) => !flag.includes('swiftshader')),
  '--disable-3d-apis',
];

export function launchChromium(flags: readonly string[] = FLAGS): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: [...flags] });
}
