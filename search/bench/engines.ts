import { create, insertMultiple, search as askOrama } from '@orama/orama';
import MiniSearch from 'minisearch';
import type { Client } from 'pg';
import { selectBest } from '../src/ranking/select-best.ts';
import { BitsetPool } from '../src/sets/bitset-pool.ts';
import { intersect } from '../src/sets/group.ts';
import { toPositionSet } from '../src/sets/position-set.ts';
import { runToEnd } from '../src/slices.ts';
import { Labels } from '../src/text/labels.ts';
import { PostingBuilder } from '../src/text/posting-builder.ts';
import { Synonyms } from '../src/text/synonyms.ts';
import { TextFields } from '../src/text/text-fields.ts';
import { TextIndex } from '../src/text/text-index.ts';
import { searchText, toTextQuestion } from '../src/text/text-search.ts';

export interface Document {
  id: number;
  name: string;
  about: string;
}

const BEST = 10;
/** As this package forgives them. */
const typosIn = (word: string) => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/** Finds the ids of the ten best documents that have every word, as a beginning or with typos. */
export type Engine = (typed: string) => readonly number[];

export function thisPackage(documents: readonly Document[]): Engine {
  const fields = new TextFields({ texts: { name: 100, about: 10 }, labels: 40, name: 'name' });
  const words = new PostingBuilder(fields);
  for (const { name, about } of documents) words.add({ name, about });
  const postings = words.build(Uint32Array.from(documents.keys()));
  const index = runToEnd(TextIndex.build(documents.length, postings, fields));
  const labels = new Labels([]);
  const synonyms = new Synonyms([]);
  const pool = new BitsetPool(documents.length);
  return (typed) => {
    const question = toTextQuestion(typed, labels, synonyms);
    const found = searchText(index, question, () => undefined, pool)!;
    const keys = (positions: ArrayLike<number>, count: number, into: Float64Array) => {
      for (let at = 0; at < count; at++) into[at] = -found.scoreAt(positions[at]!);
    };
    const best = selectBest(toPositionSet(intersect([found], pool)), [keys], BEST);
    pool.reset();
    return best.map((at) => documents[at]!.id);
  };
}

export function miniSearch(documents: readonly Document[]): Engine {
  const engine = new MiniSearch<Document>({
    fields: ['name', 'about'],
    searchOptions: { boost: { name: 10 }, prefix: true, fuzzy: typosIn, combineWith: 'AND' },
  });
  engine.addAll(documents);
  return (typed) =>
    engine
      .search(typed)
      .slice(0, BEST)
      .map(({ id }) => id as number);
}

/** Its typos are of the whole text, not of a word. */
export function orama(documents: readonly Document[]): Engine {
  const engine = create({ schema: { id: 'string', name: 'string', about: 'string' } as const });
  void insertMultiple(
    engine,
    documents.map(({ id, ...texts }) => ({ id: String(id), ...texts })),
    documents.length,
  );
  return (typed) => {
    const asked = { term: typed, tolerance: 1, threshold: 0, limit: BEST, boost: { name: 10 } };
    const found = askOrama(engine, asked);
    if (found instanceof Promise) throw new Error('Orama answers later.');
    return found.hits.map(({ id }) => Number(id));
  };
}

/** Words by their beginnings, without typos, which PostgreSQL's text search does not forgive. */
export async function postgres(
  client: Client,
  documents: readonly Document[],
): Promise<(typed: string) => Promise<readonly number[]>> {
  await client.query(`
    create temporary table document (id int, words tsvector);
    set jit = off`);
  await client.query(
    `insert into document
     select id, setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', about), 'D')
     from jsonb_to_recordset($1::jsonb) as row(id int, name text, about text)`,
    [JSON.stringify(documents)],
  );
  await client.query('create index on document using gin (words); analyze document');
  return async (typed) => {
    const words = typed.match(/[\p{L}\p{N}]+/gu) ?? [];
    const asked = words.map((word) => `${word}:*`).join(' & ');
    const { rows } = await client.query<{ id: number }>(
      `select id from document, to_tsquery('simple', $1) asked where words @@ asked
       order by ts_rank(words, asked) desc, id limit ${BEST}`,
      [asked],
    );
    return rows.map(({ id }) => id);
  };
}
