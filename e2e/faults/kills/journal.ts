/** What became of a write: an answer of success, a refusal, or no answer, which leaves it open. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** The value of what is not there. */
export const NONE = 'none';

/** What was written, and what of it was acknowledged. */
export class Journal {
  /** By key: the values that one write may have led to, for the last acknowledged write and each one tried since. */
  readonly #expected = new Map<string, (readonly string[])[]>();
  acknowledged = 0;

  /** @param values that this write, and what it starts, may lead to */
  async write(
    key: string,
    values: readonly string[],
    send: () => Promise<Outcome>,
  ): Promise<Outcome> {
    const before = this.#expected.get(key) ?? [[NONE]];
    this.#expected.set(key, [...before, values]);
    const outcome = await send();
    if (outcome === 'refused') this.#expected.set(key, before);
    if (outcome === 'acknowledged') {
      this.#expected.set(key, [values]);
      this.acknowledged += 1;
    }
    return outcome;
  }

  /** Compares what was written with what is there. @returns what was lost; from now on, what is there stays */
  compare(found: ReadonlyMap<string, string>): string[] {
    const lost: string[] = [];
    for (const [key, expected] of this.#expected) {
      const value = found.get(key) ?? NONE;
      const possible = expected.find((values) => values.includes(value));
      if (!possible) lost.push(`${key} is ${value} instead of ${JSON.stringify(expected)}`);
      this.#expected.set(key, [possible ?? [value]]);
    }
    return lost;
  }
}
