//@ts-check
import { writeFileSync } from 'node:fs';

/** The file for the errors of a run. @param {string} report the path of vitest's JSON */
export const errorsPath = (report) => `${report}.errors`;

/** Records the errors outside every test, which vitest's JSON report leaves out. */
export default class ErrorReporter {
  #path = '';

  /** @param {import('vitest/node').Vitest} vitest */
  onInit({ config }) {
    const { outputFile } = config;
    if (typeof outputFile === 'object') this.#path = errorsPath(outputFile['json'] ?? '');
  }

  /**
   * @param {unknown} _modules
   * @param {readonly {message: string, stack?: string}[]} errors
   */
  onTestRunEnd(_modules, errors) {
    if (this.#path)
      writeFileSync(
        this.#path,
        JSON.stringify(errors.map(({ stack, message }) => stack ?? message)),
      );
  }
}
