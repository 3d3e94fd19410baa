import type { Pool } from 'pg';
import type { Database } from '../database/open.ts';

type Query = (statement: { text: string }, values?: unknown[]) => Promise<unknown>;

export interface HeldAnswers {
  /** How many answers are being held back. */
  readonly count: number;
  /** Lets all of them go, and holds nothing back any longer. */
  stop(): void;
}

/**
 * Holds back what the database has answered to matching statements, as a slow connection beside a quick
 * one does: the answer is made when it is asked for, and arrives when it is let go.
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
