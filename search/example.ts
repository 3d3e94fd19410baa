import { BitsetPool } from '@cortado/search/sets/bitset-pool';
import { runToEnd } from '@cortado/search/slices';
import { Labels } from '@cortado/search/text/labels';
import { PostingBuilder } from '@cortado/search/text/posting-builder';
import { Synonyms } from '@cortado/search/text/synonyms';
import { TextFields } from '@cortado/search/text/text-fields';
import { TextIndex } from '@cortado/search/text/text-index';
import { searchText, toTextQuestion } from '@cortado/search/text/text-search';

export function findTrails(trails: readonly { name: string; about: string }[], typed: string) {
  const fields = new TextFields({ texts: { name: 100, about: 10 }, labels: 40, name: 'name' });
  const words = new PostingBuilder(fields);
  for (const trail of trails) words.add(trail);
  const postings = words.build(Uint32Array.from(trails.keys()));
  const index = runToEnd(TextIndex.build(trails.length, postings, fields));
  const question = toTextQuestion(typed, new Labels([]), new Synonyms([['falls', 'waterfall']]));
  const found = searchText(index, question, () => undefined, new BitsetPool(trails.length))!;
  const scored = Array.from(found.toArray(), (at) => ({ at, score: found.scoreAt(at) }));
  return scored.toSorted((a, b) => b.score - a.score).map(({ at }) => trails[at]!.name);
}
