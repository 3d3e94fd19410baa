import { escapeIdentifier, type ClientBase } from 'pg';
import { UserFacingError } from '../../core/user-facing-error.ts';
import type { BackupTable, BackupTableEnd } from './format.ts';
import { readBackup } from './read-backup.ts';
import { rowsOf, SAME_TEXTS, TableSum } from './rows.ts';
import { readTables, type StoredTable } from './tables.ts';

/** What is inserted by one statement. */
const BATCH_CHARACTERS = 4_000_000;

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Takes the foreign keys away, so that tables may be filled in any order. Returns what puts them back, which checks every row. */
export async function liftForeignKeys(client: ClientBase): Promise<() => Promise<void>> {
  const { rows } = await client.query<ForeignKey>(`
    select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  };
}

/**
 * The types of a table's columns as the database has them.
 * @throws UserFacingError if the backup has another table or other columns
 */
function typesOf({ table, columns }: BackupTable, stored: readonly StoredTable[]) {
  const types = new Map(
    stored.find((one) => one.table === table)?.columns.map(({ name, type }) => [name, type]),
  );
  if (columns.every(({ name, type }) => types.get(name) === type)) return types;
  throw new UserFacingError(
    `The columns of ${table} in the backup are not those of its version. Nothing was restored.`,
  );
}

/** Inserts the rows of one table after another. */
class Inserter {
  readonly #client: ClientBase;
  #statement = '';
  #lines: string[] = [];
  #characters = 0;

  constructor(client: ClientBase) {
    this.#client = client;
  }

  /** @param types of the table's columns, by name, as the database has them: what a file says is no SQL */
  begin({ table, columns }: BackupTable, types: ReadonlyMap<string, string>): void {
    const names = columns.map(({ name }) => escapeIdentifier(name)).join(', ');
    const values = columns.map(({ name }, at) => `(row ->> ${at})::${types.get(name)}`).join(', ');
    this.#statement = `insert into ${escapeIdentifier(table)} (${names}) overriding system value
      select ${values} from json_array_elements($1::json) row`;
  }

  async add(line: string): Promise<void> {
    this.#lines.push(line);
    this.#characters += line.length;
    if (this.#characters >= BATCH_CHARACTERS) await this.flush();
  }

  async flush(): Promise<void> {
    if (this.#lines.length > 0)
      await this.#client.query(this.#statement, [`[${this.#lines.join(',')}]`]);
    this.#lines = [];
    this.#characters = 0;
  }
}

async function setSequences(client: ClientBase, { table, sequences }: BackupTable): Promise<void> {
  for (const { column, last, isCalled } of sequences) {
    await client.query('select setval(pg_get_serial_sequence(quote_ident($1), $2), $3, $4)', [
      table,
      column,
      last,
      isCalled,
    ]);
  }
}

/** @throws UserFacingError if a row is not what the backup has */
async function compare(client: ClientBase, ends: ReadonlyMap<string, BackupTableEnd>) {
  for (const table of await readTables(client)) {
    const sum = new TableSum();
    for await (const line of rowsOf(client, table)) sum.add(line);
    if (sum.end().sha256 !== ends.get(table.table)?.sha256) {
      throw new UserFacingError(
        `The rows of the table ${table.table} did not come back as they were. Nothing was restored.`,
      );
    }
  }
}

/**
 * Fills empty tables with a backup and compares every row with it, in one transaction.
 * @returns how many rows there are
 * @throws UserFacingError that says what is wrong with the backup
 */
export async function loadBackup(client: ClientBase, path: string): Promise<number> {
  await client.query('begin');
  try {
    await client.query(SAME_TEXTS);
    const restoreForeignKeys = await liftForeignKeys(client);
    const ends = new Map<string, BackupTableEnd>();
    const inserter = new Inserter(client);
    const stored = await readTables(client);
    await readBackup(path, {
      async onTable(table) {
        const types = typesOf(table, stored);
        // Triggers would work out what the rows already have.
        await client.query(`alter table ${escapeIdentifier(table.table)} disable trigger user`);
        inserter.begin(table, types);
      },
      onRow: (line) => inserter.add(line),
      async onTableEnd(table, end) {
        await inserter.flush();
        await setSequences(client, table);
        await client.query(`alter table ${escapeIdentifier(table.table)} enable trigger user`);
        ends.set(table.table, end);
      },
    });
    await compare(client, ends);
    await restoreForeignKeys();
    await client.query('commit');
    return [...ends.values()].reduce((sum, { rows }) => sum + rows, 0);
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
