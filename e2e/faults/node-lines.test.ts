import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The oldest version that is supported, and the newest of each line that its makers maintain. */
const LINES = ['20.19.0', '22', '24', '26'];
const platform = process.platform === 'win32' ? 'win' : process.platform;
const exec = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cortado-node-'));
  // The tests need the generated files that are not in git.
  await exec('npm', ['run', 'pretypes'], { cwd: ROOT });
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs vitest by a Node; what it said last. */
async function runTests(node: string, env: NodeJS.ProcessEnv) {
  // NODE_LINES_TESTS narrows it to files of some names, for a quick run.
  const files = process.env.NODE_LINES_TESTS?.split(' ') ?? [];
  const script = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const child = spawn(node, [script, 'run', '--project', 'unit*', '--reporter=dot', ...files], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream
      .setEncoding('utf8')
      .on('data', (text: string) => (output = (output + text).slice(-8000)));
  }
  const [code] = await once(child, 'close');
  return { code: code as number | null, output };
}

// The registry's packages contain the binaries of nodejs.org.
it.each(LINES)(
  'the unit and HTTP tests pass on Node %s',
  async (line) => {
    const home = join(folder, line);
    const name = `node-${platform}-${process.arch}`;
    await exec('npm', ['install', '--prefix', home, '--ignore-scripts', `${name}@${line}`]);
    const node = join(home, 'node_modules', name, 'bin/node');
    const version = (await exec(node, ['--version'])).stdout.trim();
    const { PATH, HOME, LANG, TMPDIR, TEST_DATABASE_URL } = process.env;
    const { code, output } = await runTests(node, {
      PATH: `${join(node, '..')}:${PATH}`,
      HOME,
      LANG,
      TMPDIR,
      TEST_DATABASE_URL,
      NO_COLOR: '1',
    });
    if (code !== 0) process.stdout.write(output);
    expect([code, output]).toEqual([0, expect.stringMatching(/Tests .*passed/)]);
    process.stdout.write(`${version}: ${/Tests (.*)/.exec(output)?.[1]?.trim()}\n`);
  },
  3_600_000,
);
