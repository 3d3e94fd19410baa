//@ts-check
import { ensureBuilt } from './build.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './install.mjs';
import { runTool } from './run.mjs';
import { runMain } from './say.mjs';

/**
 * Runs a part of `stress/` against the built product.
 * @param {string} part its folder
 * @param {readonly string[]} args
 */
export async function runStress(part, args) {
  await runMain(async () => {
    endWithNpm();
    await ensureInstalled({ dev: true });
    await ensureBuilt();
    const { code } = await runTool('tsx', [`stress/${part}/index.ts`, ...args]);
    process.exitCode = code;
  });
}
