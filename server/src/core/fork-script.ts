import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Starts a child process with one of our scripts; from source, with the TypeScript loader.
 * @param bundled the script's file next to the bundle, used if it exists
 * @param source its file in the source tree
 */
export function forkScript(
  { bundled, source }: { bundled: URL; source: URL },
  { args = [], execArgv = [], ...options }: ForkOptions & { args?: string[] } = {},
): ChildProcess {
  const file = fileURLToPath(bundled);
  return existsSync(file)
    ? fork(file, args, { ...options, execArgv })
    : fork(fileURLToPath(source), args, { ...options, execArgv: [...execArgv, '--import', 'tsx'] });
}
