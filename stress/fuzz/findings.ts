import type { WatchedServer } from '../watched-server.ts';
import type { Call } from './calls.ts';

const MAX_SHOWN = 400;
const MAX_OF_A_KIND = 2;

const shorten = (text: string) =>
  text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}… (${text.length})` : text;

/** A request as a readable line. */
export const describeCall = ({ role, method, path, headers, body }: Call): string =>
  shorten(`${role} ${method} ${path} ${JSON.stringify(headers)}`) +
  (body ? `\n    ${shorten(JSON.stringify(body.toString()))}` : '');

/** What has been found wrong; the first of each kind are printed in full. */
export class Findings {
  readonly #counts = new Map<string, number>();
  #logged = 0;

  get count(): number {
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** @param kind what several have in common */
  add(kind: string, details: string): void {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    if (count > MAX_OF_A_KIND) return;
    process.stdout.write(`FOUND ${details}\n`);
  }

  /** Adds what the server has logged since the last call. */
  addLogged({ errors }: WatchedServer): void {
    for (const line of errors.slice(this.#logged)) {
      const kind = /"msg":"[^"]*"/.exec(line)?.[0] ?? line.slice(0, 60);
      this.add(`log ${kind}`, `in the log: ${line.slice(0, 3000)}`);
    }
    this.#logged = errors.length;
  }
}
