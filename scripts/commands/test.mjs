//@ts-check
import { CHECKS } from '../lib/checks.mjs';
import { findChromium } from '../lib/chromium.mjs';
import { endWithNpm } from '../lib/end-with-npm.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { openPostgres } from '../lib/postgres.mjs';
import { stopRunning } from '../lib/run.mjs';
import { runMain, say } from '../lib/say.mjs';

/** @typedef {import('../lib/checks.mjs').Count} Count */

let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    interrupted = true;
    stopRunning();
  });
}

const seconds = (/** @type {number} */ began) => ((performance.now() - began) / 1000).toFixed(1);

/** @param {NodeJS.ProcessEnv} env */
async function runChecks(env) {
  /** @type {string[]} */
  const summary = [];
  /** @type {Count} */
  const total = { passed: 0, failed: 0 };
  for (const check of CHECKS) {
    if (interrupted) break;
    say(`\n— ${check.name}`);
    const began = performance.now();
    const { passed, failed, failures = [] } = await check.run(env);
    total.passed += passed;
    total.failed += failed;
    const figures = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
    summary.push(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${check.name}${figures} (${seconds(began)} s)`,
      ...failures.map((failure) => `         ${failure}`),
    );
  }
  return { summary, total };
}

await runMain(async () => {
  const began = performance.now();
  endWithNpm();
  await ensureInstalled({ dev: true });
  const chromium = await findChromium();
  const postgres = await openPostgres(process.env.TEST_DATABASE_URL);
  say(`Testing with ${chromium} and ${postgres.what}.`);
  try {
    const { summary, total } = await runChecks({
      ...process.env,
      CHROMIUM_PATH: chromium,
      TEST_DATABASE_URL: postgres.url,
    });
    say(`\n${summary.join('\n')}`);
    if (interrupted) say('Interrupted: not everything was run.');
    say(`Took ${seconds(began)} s.\n`);
    say(`${total.passed} passed, ${total.failed} failed`);
    process.exitCode = interrupted ? 130 : total.failed > 0 ? 1 : 0;
  } finally {
    await postgres.stop();
  }
});
