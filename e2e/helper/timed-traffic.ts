import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any answer may take; what takes longer is not answered. */
const PATIENCE_MS = 15_000;

interface Answered {
  /** When it was asked, on the clock of `performance`. */
  at: number;
  ms: number;
  /** 0 where no answer came. */
  status: number;
  code: string | undefined;
  retryAfter: string | null;
}

/** Somebody who asks again and again. */
export interface Asker {
  ask: (n: number, signal: AbortSignal) => Promise<Response>;
  /** The pause after each answer. */
  everyMs: number;
}

/** What was answered, by the name of the askers. */
export type TimedTraffic = Record<string, Answered[]>;

async function answerOf(asked: Promise<Response>): Promise<Answered> {
  const at = performance.now();
  try {
    const answer = await asked;
    const text = await answer.text();
    return {
      at,
      ms: performance.now() - at,
      status: answer.status,
      code: answer.ok ? undefined : /"code":"(\w+)"/.exec(text)?.[1],
      retryAfter: answer.headers.get('retry-after'),
    };
  } catch {
    return { at, ms: performance.now() - at, status: 0, code: undefined, retryAfter: null };
  }
}

/** Lets all askers ask at once until it is stopped. */
export function startTimedTraffic(askers: Record<string, readonly Asker[]>) {
  const answers: TimedTraffic = Object.fromEntries(Object.keys(askers).map((name) => [name, []]));
  let going = true;
  const go = async (name: string, { ask, everyMs }: Asker) => {
    for (let n = 0; going; n++) {
      answers[name]!.push(await answerOf(ask(n, AbortSignal.timeout(PATIENCE_MS))));
      await sleep(everyMs);
    }
  };
  const done = Promise.all(
    Object.entries(askers).flatMap(([name, list]) => list.map((asker) => go(name, asker))),
  );
  return {
    answers,
    async stop() {
      going = false;
      await done;
    },
  };
}

/** In milliseconds; 0 of none. @param share 0.5 for the median */
export function quantile(answers: readonly Answered[], share: number): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
