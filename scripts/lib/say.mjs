//@ts-check

/**
 * One plain line on standard output.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/** A failure that is printed as a sentence, without a stack. */
export class Sentence extends Error {}

/** @param {unknown} error */
function textOf(error) {
  if (error instanceof Sentence) return error.message;
  const { code, path, stack } = /** @type {NodeJS.ErrnoException} */ (error);
  return code && path ? `${path} cannot be read or written (${code}).` : (stack ?? String(error));
}

/**
 * Runs a command's main function; a failure becomes a sentence and exit code 1.
 * @param {() => Promise<unknown>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${textOf(error)}\n`);
    process.exitCode = 1;
  }
}
