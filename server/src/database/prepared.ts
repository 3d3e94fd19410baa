import type { Db } from './transact.ts';

/**
 * For a statement that runs often: it is built once for a database, and prepared once by each of its connections.
 * @param build ends with `.prepare(name)`; the name is the statement's alone
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const statement = build(db);
    built.set(db, statement);
    return statement;
  };
}
