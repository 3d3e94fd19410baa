//@ts-check
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { ROOT } from './root.mjs';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Ends everything that `run` has started. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a command to its end, in the project's folder and with no input.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<{code: number, output: string}>} 128 + signal number where a signal ended it;
 *   the output only where `stdio` pipes it
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...options,
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
    }
    child.on('error', (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${output}${error.message}\n` });
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? 128 + (signal ? constants.signals[signal] : 0), output });
    });
  });
}

/**
 * As `run`, with standard output and error collected instead of shown.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export function collect(command, args, options = {}) {
  return run(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
}

/**
 * The npm that started this process, if any, else the one on the path.
 * @param {readonly string[]} args
 * @param {SpawnOptions} [options]
 */
export function runNpm(args, options = {}) {
  const script = process.env.npm_execpath;
  return script && /npm-cli\.[cm]?js$/.test(script)
    ? run(process.execPath, [script, ...args], options)
    : run('npm', args, { shell: process.platform === 'win32', ...options });
}

/**
 * Runs a package's command by its script, without a shell in between.
 * @param {string} name of the command, and of its package unless `in` names that
 * @param {readonly string[]} args
 * @param {SpawnOptions & {in?: string}} [options]
 */
export async function runTool(name, args, options = {}) {
  const folder = `${ROOT}node_modules/${options.in ?? name}`;
  const { bin } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const script = typeof bin === 'string' ? bin : bin[name];
  return run(process.execPath, [`${folder}/${script}`, ...args], options);
}
