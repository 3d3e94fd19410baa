//@ts-check
import { aptInstall, versionOf } from './apt.mjs';
import { collect } from './run.mjs';
import { ROOT } from './root.mjs';
import { say, Sentence } from './say.mjs';

/** The headless shell comes first: it is the same engine without a browser around it, for a third less CPU a page. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The first program that starts: a package may be a stub, or miss a library.
 * @param {readonly string[]} programs names on the path, or paths
 */
async function firstWorking(programs) {
  for (const program of programs) {
    if (!(await versionOf(program))) continue;
    if (program.includes('/')) return program;
    return (await collect('sh', ['-c', `command -v ${program}`])).output.trim();
  }
  return null;
}

/** Playwright's own browser, installed where wanted and possible. @param {{install: boolean}} options */
async function playwrightChromium({ install }) {
  const { chromium } = await import('playwright-core');
  const found = await firstWorking([chromium.executablePath()]);
  if (found || !install) return found;
  say('Installing a Chromium for the browser tests ...');
  const cli = `${ROOT}node_modules/playwright-core/cli.js`;
  const { code } = await collect(process.execPath, [cli, 'install', '--no-shell', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000', ...process.env },
    timeout: 300_000,
  });
  return code === 0 ? firstWorking([chromium.executablePath()]) : null;
}

/**
 * The path of a Chromium that starts: CHROMIUM_PATH, an installed one, Playwright's, else the
 * distribution's package.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    const found = await firstWorking([wanted]);
    if (found) return found;
    throw new Sentence('CHROMIUM_PATH does not name a Chromium that starts.');
  }
  const found =
    (await firstWorking(PROGRAMS)) ??
    (await playwrightChromium({ install: false })) ??
    (await playwrightChromium({ install: true })) ??
    ((await aptInstall(['chromium-headless-shell', 'chromium', 'chromium-browser']))
      ? await firstWorking(PROGRAMS)
      : null);
  if (found) return found;
  throw new Sentence(
    'No Chromium was found and none could be installed. Please install one, or name it in CHROMIUM_PATH.',
  );
}
