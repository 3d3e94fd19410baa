//@ts-check
import { ensureBuilt } from './build.mjs';
import { ROOT } from './root.mjs';
import { runMain } from './say.mjs';

/**
 * Runs a command of the server, built first where it is stale, in this very process.
 * @param {string} name of its entry file
 */
export async function runBuilt(name) {
  await runMain(async () => {
    await ensureBuilt();
    await import(`${ROOT}dist/server/${name}.js`);
  });
}
