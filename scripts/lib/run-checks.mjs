//@ts-check
import { stopRunning } from './run.mjs';
import { say } from './say.mjs';

/** @typedef {import('./checks.mjs').Count} Count */

const began = performance.now();

const seconds = (/** @type {number} */ since) => ((performance.now() - since) / 1000).toFixed(1);

/**
 * Runs checks one after the other until a signal comes, prints the result of each, and sets the exit code.
 * @param {readonly import('./checks.mjs').Check[]} checks
 * @param {NodeJS.ProcessEnv} env
 */
export async function runChecks(checks, env) {
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      interrupted = true;
      stopRunning();
    });
  }
  /** @type {string[]} */
  const summary = [];
  /** @type {Count} */
  const total = { passed: 0, failed: 0 };
  for (const check of checks) {
    if (interrupted) break;
    say(`\n— ${check.name}`);
    const checkBegan = performance.now();
    const { passed, failed, failures = [] } = await check.run(env);
    total.passed += passed;
    total.failed += failed;
    const figures = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
    summary.push(
      `${failed === 0 ? 'ok    ' : 'FAILED'} ${check.name}${figures} (${seconds(checkBegan)} s)`,
      ...failures.map((failure) => `         ${failure}`),
    );
  }
  say(`\n${summary.join('\n')}`);
  if (interrupted) say('Interrupted: not everything was run.');
  say(`Took ${seconds(began)} s.\n`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = interrupted ? 130 : total.failed > 0 ? 1 : 0;
}
