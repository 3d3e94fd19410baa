//@ts-check
import { collect } from './run.mjs';
import { Sentence } from './say.mjs';

/** @param {string[]} args */
async function git(...args) {
  const { code, output } = await collect('git', args);
  return code === 0 ? output.trim() : null;
}

/** The commit a change began at: where its branch left main, and on main itself the one before the last. */
export async function changedSince() {
  const head = await git('rev-parse', 'HEAD');
  const left =
    (await git('merge-base', 'HEAD', 'main')) ?? (await git('merge-base', 'HEAD', 'origin/main'));
  const since =
    left === null || left === head ? await git('rev-parse', '--verify', 'HEAD~1') : left;
  if (since === null)
    throw new Sentence('Git says what has changed: run this in a clone with its history.');
  return since;
}
