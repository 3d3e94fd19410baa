import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { z } from 'zod';
import { repoRoot } from '../core/repo-root.ts';
import { UserFacingError } from '../core/user-facing-error.ts';

/** A file of the seed, with the columns that its schema names, in that order. */
export class SeedTable<Row extends { key: string }> {
  readonly columns: readonly string[];
  readonly #file: string;
  readonly #row: z.ZodType<Row>;

  constructor(file: string, row: z.ZodType<Row> & { shape: object }) {
    this.#file = file;
    this.#row = row;
    this.columns = Object.keys(row.shape);
  }

  /** Refuses a row. They are numbered as in a spreadsheet: the heading is row 1. */
  fail(row: number, problem: string): never {
    throw new UserFacingError(`${this.#file}, row ${row}: ${problem}`);
  }

  #cells(text: string): string[][] {
    try {
      return parse(text, { skip_empty_lines: true });
    } catch (cause) {
      const problem = cause instanceof Error ? cause.message : String(cause);
      throw new UserFacingError(`${this.#file} is not valid CSV: ${problem}`, { cause });
    }
  }

  #parseRow(cells: readonly string[], number: number): Row {
    const given = Object.fromEntries(this.columns.map((column, index) => [column, cells[index]]));
    const parsed = this.#row.safeParse(given);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0]!;
    return this.fail(number, `${issue.path.join('.')}: ${issue.message}`);
  }

  /**
   * Parses and checks every row, each of another key.
   * @throws UserFacingError naming the file, the row and the column
   */
  parse(text: string): Row[] {
    const [heading = [], ...table] = this.#cells(text);
    if (heading.join() !== this.columns.join()) {
      this.fail(1, `the columns must be ${this.columns.join(', ')}.`);
    }
    const rows = table.map((cells, index) => this.#parseRow(cells, index + 2));
    const seen = new Map<string, number>();
    for (const [index, { key }] of rows.entries()) {
      const first = seen.get(key);
      if (first !== undefined) this.fail(index + 2, `key: Row ${first} has it already.`);
      seen.set(key, index + 2);
    }
    return rows;
  }

  /** The text of the file. */
  read(): string {
    return readFileSync(join(repoRoot, this.#file), 'utf8');
  }
}
