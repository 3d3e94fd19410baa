import { chromium } from 'playwright-core';

export const launchBrowser = (args: readonly string[] = []) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader', ...args],
  });
