import { chromium, type Browser } from 'playwright-core';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

/** Painting without a graphics card's detour is a third faster where there is none. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/** The map says so and costs nothing, which is up to two thirds of what a list with its map costs. */
export const WITHOUT_WEBGL = [...FLAGS, '--disable-3d-apis'];

/** WebGL in software, so that the map is drawn on machines without a graphics card. */
export const WITH_WEBGL = [...FLAGS, '--enable-unsafe-swiftshader'];

export function launchChromium(flags: readonly string[] = WITHOUT_WEBGL): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: [...flags] });
}
