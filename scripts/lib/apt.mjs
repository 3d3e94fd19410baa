//@ts-check
import { collect, run } from './run.mjs';
import { say } from './say.mjs';

const isRoot = () => process.getuid?.() === 0;

/**
 * Installs the first of a distribution's packages that it has.
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} false where there is no apt-get, no right to use it, or no such package
 */
export async function aptInstall(names) {
  if (!isRoot() || (await collect('apt-get', ['--version'])).code !== 0) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  say(`Installing the distribution's ${names.join(' or ')} ...`);
  await collect('apt-get', ['update'], { env });
  for (const name of names) {
    const args = ['install', '-y', '--no-install-recommends', name];
    const { code, output } = await collect('apt-get', args, { env });
    if (code === 0) return true;
    say(output.trim().split('\n').at(-1) ?? '');
  }
  return false;
}

/** Whether a program starts and answers `--version`. @param {string} program */
export async function versionOf(program) {
  const { code, output } = await run(program, ['--version'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return code === 0 ? output.trim() : null;
}
