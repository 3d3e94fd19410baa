//@ts-check
import { ensureBuilt, ensureCompressed } from './lib/build.mjs';
import { changedSince } from './lib/changed-since.mjs';
import { changedTests, CHECKS, faults, STATIC_CHECKS } from './lib/checks.mjs';
import { findChromium } from './lib/chromium.mjs';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { openPostgres } from './lib/postgres.mjs';
import { ROOT } from './lib/root.mjs';
import { runChecks } from './lib/run-checks.mjs';
import { runTool, stopRunning } from './lib/run.mjs';
import { runMain, say, Sentence } from './lib/say.mjs';

/**
 * @typedef {'build' | 'chromium' | 'postgres'} Need beside the packages that check and test
 * @typedef {(env: NodeJS.ProcessEnv, args: readonly string[]) => Promise<void>} Work
 * @typedef {(args: readonly string[]) => Promise<void>} Command gets the arguments after its name
 */

/** A program of the built product, in this very process, so that signals and exit codes are its own. @param {string} name */
const program = (name) => async () => {
  await ensureBuilt();
  await import(`${ROOT}dist/server/${name}.js`);
};

async function build() {
  await ensureBuilt();
  await ensureCompressed();
}

/**
 * Provides what is needed, and stops the database after the work.
 * @param {readonly Need[]} needs
 * @param {Work} work
 * @returns {Command}
 */
const prepared = (needs, work) => async (args) => {
  endWithNpm();
  await ensureInstalled({ dev: true });
  if (needs.includes('build')) await build();
  const chromium = needs.includes('chromium') ? await findChromium() : undefined;
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) };
  if (!needs.includes('postgres')) return work(env, args);
  const { url, what, stop } = await openPostgres(env.TEST_DATABASE_URL);
  say(`With ${chromium ? `${chromium} and ` : ''}${what}.`);
  try {
    await work({ ...env, TEST_DATABASE_URL: url }, args);
  } finally {
    await stop();
  }
};

/** Runs a script of ours that is TypeScript. @param {readonly string[]} script @returns {Work} */
const tsx =
  (...script) =>
  async (env, args) => {
    // A Ctrl-C reaches the child by itself; this process has to end after it.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', stopRunning);
    const { code } = await runTool('tsx', [...script, ...args], { env });
    process.exitCode = code;
  };

const stress = (/** @type {string} */ part) => prepared(['build'], tsx(`stress/${part}/index.ts`));

/** @type {Readonly<Record<string, Command>>} */
const COMMANDS = {
  // Installs what is missing, builds what is stale, serves.
  start: async () => {
    endWithNpm();
    await ensureBuilt();
    // While the database is opened: nobody has to wait for smaller files.
    ensureCompressed(1).catch((error) => say(`Compressing the pages failed: ${error.message}`));
    await program('main')();
  },
  // -- create|reset|two-step-off <username>: makes an admin, gives a new password, or switches two-step sign-in off.
  admin: program('admin'),
  // -- <file>: writes everything in the database to one file, also while the server runs.
  backup: program('backup'),
  // -- <file>: imports cafes; into the embedded database only while the server is stopped.
  import: program('import'),
  // -- <file>: restores a backup into an empty database.
  restore: program('restore'),
  build: async () => {
    await build();
    say('dist/ is up to date.');
  },
  dev: prepared([], async (env, args) => {
    await tsx('watch', '--clear-screen=false', 'server/src/main.ts', '--dev')(env, args);
    // It runs until a signal stops it.
    if (Number(process.exitCode) > 128) process.exitCode = 0;
  }),
  // Runs every check.
  test: prepared(['chromium', 'postgres'], (env) => runChecks(CHECKS, env)),
  // The checks of `test` without the browser tests, and of the others those for changed files.
  check: prepared(['postgres'], async (env) => {
    const checks = [...STATIC_CHECKS, changedTests(await changedSince())];
    await runChecks(checks, { ...env, TEST_ENGINES: 'server' });
  }),
  // Kills, starves and cuts off the product and its databases; -- failover: only files of that name.
  faults: prepared(['build', 'chromium', 'postgres'], (env, names) => {
    say('This takes an hour or more for all.');
    return runChecks([faults(names)], env);
  }),
  // Measures the built product; -- http size: only these parts.
  bench: prepared(['build', 'postgres'], tsx('bench/index.ts')),
  // Sends 100,000 requests; -- 5000 --seed 7: other ones; -- slow: holds connections and floods.
  fuzz: (args) => (args[0] === 'slow' ? stress('slow')(args.slice(1)) : stress('fuzz')(args)),
  // A busy day in twenty minutes, watched for anything that grows; -- 2: in two.
  soak: stress('soak'),
  // Takes a picture of every screen.
  screenshots: prepared(['build', 'chromium'], tsx('e2e/screenshots.ts')),
};

/** Runs the command that the arguments begin with. */
export async function runCommand() {
  const [name = ''] = process.argv.splice(2, 1);
  await runMain(async () => {
    const command = COMMANDS[name];
    if (!command) throw new Sentence(`There are the commands ${Object.keys(COMMANDS).join(', ')}.`);
    await command(process.argv.slice(2));
  });
}
