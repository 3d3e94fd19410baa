import type { Pool } from 'pg';
import type { Database } from '../database/open.ts';

type Query = (statement: { text: string }, values?: unknown[]) => Promise<unknown>;

export interface HeldAnswers {
  /** The number of answers held back. */
  readonly count: number;
  /** Releases all of them, and holds back no more. */
  stop(): void;
}

/**
 * Delays the database's answers to matching statements, as a slow connection does: the statement is executed
 * at once, and its answer arrives when it is released.
 */
export function holdAnswers(database: Database, statements: RegExp): HeldAnswers {
  const { $client: pool } = database.db as Database['db'] & { $client: Pool };
  const query = pool.query.bind(pool) as Query;
  const held: (() => void)[] = [];
  const holding: Query = async (statement, values) => {
    const answer = await query(statement, values);
    if (statements.test(statement.text)) await new Promise<void>((resolve) => held.push(resolve));
    return answer;
  };
  Object.assign(pool, { query: holding });
  return {
    get count() {
      return held.length;
    },
    stop() {
      Object.assign(pool, { query });
      for (const resolve of held) resolve();
    },
  };
}
