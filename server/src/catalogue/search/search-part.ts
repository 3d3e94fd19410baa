import { byDefaultOrder, type Document } from '../documents/documents.ts';
import type { PositionSet } from '../sets/position-set.ts';
import { groupsOf, HOURS, joinGroups, type Groups, type Question } from './groups.ts';
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
  /** With `openAt`: those with unknown hours that match all else. */
  unknownHours: number;
  /** The first hits, and of those that are listed after all others. @param limit the greatest number of each */
  first(limit: number): readonly [PartHits, PartHits?];
}

interface Sets {
  known: PositionSet;
  unknown: PositionSet | null;
}

/** The matches: where open cafes are asked for, these, and those with unknown hours. */
function setsOf(part: Part, { query: { openAt }, now }: Question, groups: Groups): Sets {
  const all = joinGroups(groups, part, HOURS);
  if (openAt === null) return { known: all, unknown: null };
  const { filters, scratch } = part.segment;
  const { open, unknown } = filters.hours.at(openAt, now);
  return { known: all.common(open, scratch), unknown: all.common(unknown, scratch) };
}

export function searchPart(part: Part, question: Question): PartFound {
  const { filters, documents } = part.segment;
  const { query } = question;
  const { text, groups } = groupsOf(part.segment, question);
  const { known, unknown } = setsOf(part, question, groups);
  const firstOf = (set: PositionSet, limit: number): PartHits => {
    const positions = firstPositions(set, query, filters, text, limit);
    const rank = rankOf(query, filters, text);
    return {
      length: positions.length,
      idAt: (at) => documents.ids[positions[at]!]!,
      hitAt: (at) => ({ documents, position: positions[at]!, ...rank(positions[at]!) }),
    };
  };
  const unknownHours = unknown?.count ?? 0;
  return {
    total: known.count + (query.unknownHours ? unknownHours : 0),
    unknownHours,
    first: (limit) =>
      query.unknownHours
        ? [firstOf(known, limit), firstOf(unknown!, limit)]
        : [firstOf(known, limit)],
  };
}

const comesFirst = (a: Hit, b: Hit) =>
  (a.key - b.key || a.score - b.score || byDefaultOrder(a, b)) < 0;

/** The first ids of all parts together, in total order. */
export function firstIds(found: readonly PartFound[], limit: number): number[] {
  const first = found.map((part) => part.first(limit));
  const ids = mergeHits(
    first.map(([hits]) => hits),
    limit,
  );
  const others = first.flatMap(([, hits]) => hits ?? []);
  return [...ids, ...mergeHits(others, limit - ids.length)];
}

function mergeHits(parts: readonly PartHits[], limit: number): number[] {
  const some = parts.filter(({ length }) => length > 0);
  const ids: number[] = [];
  const [only] = some;
  if (!only) return ids;
  if (some.length === 1) {
    for (let at = 0; at < Math.min(only.length, limit); at++) ids.push(only.idAt(at));
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
