import { byDefaultOrder, type Document } from '../documents/documents.ts';
import { groupsOf, joinGroups, type Question } from './groups.ts';
import { firstPositions, rankOf, type Rank } from './order.ts';
import type { Part } from '../segments/segment.ts';

interface Hit extends Rank, Document {}

/** The first hits of a part of a snapshot. */
interface PartHits {
  length: number;
  /** In total order. */
  idAt(at: number): number;
  hitAt(at: number): Hit;
}

/** What a part of a snapshot finds, not sorted yet. */
interface PartFound {
  total: number;
  /** @param limit the greatest number of hits */
  first(limit: number): PartHits;
}

export function searchPart(part: Part, question: Question): PartFound {
  const { segment } = part;
  const { filters, documents } = segment;
  const { query } = question;
  const { text, groups } = groupsOf(segment, question);
  const set = joinGroups(groups, part);
  return {
    total: set.count,
    first: (limit) => {
      const positions = firstPositions(set, query, filters, text, limit);
      const rank = rankOf(query, filters, text);
      return {
        length: positions.length,
        idAt: (at) => documents.ids[positions[at]!]!,
        hitAt: (at) => ({ documents, position: positions[at]!, ...rank(positions[at]!) }),
      };
    },
  };
}

const comesFirst = (a: Hit, b: Hit) =>
  (a.key - b.key || a.score - b.score || byDefaultOrder(a, b)) < 0;

/** The first ids of all parts together, in total order. */
export function mergeHits(parts: readonly PartHits[], limit: number): number[] {
  const some = parts.filter(({ length }) => length > 0);
  const ids: number[] = [];
  const [only] = some;
  if (!only) return ids;
  if (some.length === 1) {
    for (let at = 0; at < only.length; at++) ids.push(only.idAt(at));
    return ids;
  }
  const next = some.map(() => 1);
  const heads: (Hit | undefined)[] = some.map((hits) => hits.hitAt(0));
  while (ids.length < limit) {
    let best = -1;
    for (let part = 0; part < heads.length; part++) {
      if (heads[part] && (best < 0 || comesFirst(heads[part]!, heads[best]!))) best = part;
    }
    if (best < 0) break;
    const { documents, position } = heads[best]!;
    ids.push(documents.ids[position]!);
    const at = next[best]!++;
    heads[best] = at < some[best]!.length ? some[best]!.hitAt(at) : undefined;
  }
  return ids;
}
