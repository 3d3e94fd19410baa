import { factRow, factsWhere, type FactName, type FactsWhere } from '@cortado/contract/fact-lists';
import type { Fact } from '@cortado/contract/facts';

/** The kinds with a text field of their own, in the order in which short forms ask for them. */
const TYPED_KINDS = ['longText', 'text', 'phone', 'url', 'handle', 'count', 'picture'] as const;
export type TypedKind = (typeof TYPED_KINDS)[number];
export type TypedFact = FactsWhere<{ kind: TypedKind }>;

/** The facts that are typed in and whose rows pass a check, in the table's order. */
export const typedFacts = (is: (row: Fact, fact: FactName) => boolean): TypedFact[] =>
  factsWhere(
    (row, fact) => TYPED_KINDS.some((kind) => kind === row.kind) && is(row, fact),
  ) as TypedFact[];

/** Facts ordered by kind, as in short forms. */
export const inFormOrder = <Name extends TypedFact>(facts: readonly Name[]): Name[] => {
  const rank = (fact: Name) => TYPED_KINDS.findIndex((kind) => kind === factRow(fact).kind);
  return facts.toSorted((one, other) => rank(one) - rank(other));
};
